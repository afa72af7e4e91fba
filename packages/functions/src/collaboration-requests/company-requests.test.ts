import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import type { Post } from "@linkedpotential/contract/community/schema";
import type { NetworkedUser } from "@linkedpotential/contract/network/schema";
import { newProject, requestMessage } from "@linkedpotential/fixtures/community";
import { exportedFile } from "@linkedpotential/local/testing/account-export";
import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { type Interleave, interleaving } from "@linkedpotential/local/testing/interleave";
import { storedItems } from "@linkedpotential/local/testing/items";
import { projectPostCalls } from "@linkedpotential/local/testing/project-posts";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const stack = await startTestStack();
const [calls, projects] = [communityCalls(stack), projectPostCalls(stack)];
afterAll(() => stack.stop());

let beforeNext: Interleave;
let petra: Someone;
let malte: Someone;
let ida: Someone;
let post: Post;
let request: CollaborationRequest;
beforeAll(async () => {
  beforeNext = await interleaving();
});
beforeEach(async () => {
  stack.setNow("2027-03-01T09:00:00.000Z");
  [petra, ida] = [await projects.business(), await calls.member()];
  malte = await projects.colleague(petra);
  post = await projects.publish(petra);
  request = await calls.request(ida, post);
});

const gone = { status: 404, json: { code: "collaboration_request.not_found" } };
const taken = { status: 409, json: { code: "collaboration_request.already_accepted" } };
const consent = { status: "accepted", reply: "Gern am Montag.", sharesContact: true };
const contact = () => ({ name: "Malte Ohm", company: newProject().company, email: malte.user.email });
const sent = async ({ token, user } = ida) => {
  const call = { token, params: { userId: String(user.id) } };
  return (await stack.call("collaboration-requests/list-sent", call)).json as CollaborationRequest[];
};
const network = async ({ token } = ida) => (await stack.call("network/list", { token })).json as NetworkedUser[];
const received = (member: Someone) => projects.requestsFor(member, post.id);
const count = async () => (await calls.ownPosts(petra))[0]?.requestCount;
const erase = async ({ token }: Someone) => {
  await stack.call("user/delete", { token, body: { currentPassword: "geheim-und-lang" } });
  await stack.deliver();
};

describe("a request for a project of the company", () => {
  it("is read by every member, and accepted by a colleague in their own name", async () => {
    expect(await received(malte)).toEqual(await received(petra));
    const { json } = await projects.answer(malte, request.id, consent);
    const answer = { id: request.id, status: "accepted", reply: consent.reply, contact: contact() };
    const answeredBy = { userId: malte.user.id, name: "Malte Ohm" };
    expect(json).toMatchObject({ ...answer, answeredBy });
    expect(await received(malte)).toEqual([json]);
    expect(await received(petra)).toMatchObject([{ ...answer, answeredBy }]);
    expect(await sent()).toMatchObject([{ ...answer, answeredBy: { ...answeredBy, name: "Malte O." } }]);
    expect(await count()).toBe(0);
  });

  it("connects the requester with the member who accepted it", async () => {
    await projects.answer(malte, request.id, consent);
    const origin = { postTitle: post.title, message: requestMessage, reply: consent.reply, contact: contact() };
    expect(await network()).toMatchObject([{ id: malte.user.id, name: "Malte O.", origin }]);
  });

  it("is announced to the requester in the name of the member who answered it", async () => {
    const jan = await calls.member("Jan Dyk");
    const other = await calls.request(jan, post);
    await stack.deliver();
    await projects.answer(malte, request.id, consent);
    await projects.answer(malte, other.id, { status: "rejected" });
    await stack.deliver();
    const lastTo = ({ user }: Someone) => stack.mails().findLast(({ to }) => to === user.email);
    expect(lastTo(ida)?.subject).toBe("Angenommen: Ihre Anfrage an Malte Ohm");
    expect(lastTo(jan)?.text).toContain("Malte O.");
    const newestOf = async ({ token }: Someone) => (await stack.call("notifications/list", { token })).json;
    expect(await newestOf(ida)).toMatchObject([{ message: `Sie sind jetzt mit Malte O. vernetzt: ${post.title}` }, {}]);
    expect(await newestOf(jan)).toMatchObject([{ message: `Malte O. hat Ihre Anfrage abgelehnt: ${post.title}` }, {}]);
  });

  it("is rejected by a colleague, and can then be sent again", async () => {
    expect(await projects.answer(malte, request.id, { status: "rejected" })).toMatchObject({ status: 200 });
    expect([await sent(), await network(), await count()]).toEqual([[], [], 0]);
    expect(await calls.send(ida, post)).toMatchObject({ status: 201 });
  });

  it("is neither read nor answered by other companies, freelancers and people who left", async () => {
    await stack.call("business/leave-company", { token: malte.token });
    for (const other of [malte, await projects.business(), await calls.member()]) {
      expect(await received(other)).toMatchObject({ code: "post.not_found" });
      for (const status of ["accepted", "rejected"]) {
        expect(await projects.answer(other, request.id, { status })).toMatchObject(gone);
      }
    }
    expect(await count()).toBe(1);
  });

  it("is not shown to a colleague whom its sender blocked, and cannot be answered by them", async () => {
    await calls.block(ida, malte.user.id);
    expect([await received(malte), (await received(petra)).length]).toEqual([[], 1]);
    for (const status of ["accepted", "rejected"]) {
      expect(await projects.answer(malte, request.id, { status })).toMatchObject(gone);
    }
    expect(await projects.answer(petra, request.id, consent)).toMatchObject({ status: 200 });
  });

  it("cannot be accepted by a colleague when its sender blocks them or the writer concurrently", async () => {
    for (const { user } of [malte, petra]) {
      beforeNext("TransactWriteItemsCommand", () => calls.block(ida, user.id));
      expect(await projects.answer(malte, request.id, consent)).toMatchObject(gone);
      expect(await network()).toEqual([]);
    }
  });
});

const isKept = (status: string) => status === "accepted";
const lost = (status: string) => (isKept(status) ? taken : gone);

describe("two members who answer at the same moment", () => {
  it("accept once, and the second one learns that it is accepted", async () => {
    beforeNext("TransactWriteItemsCommand", () => projects.answer(malte, request.id, consent));
    expect(await projects.answer(petra, request.id, { status: "accepted" })).toMatchObject(taken);
    expect(await network()).toMatchObject([{ id: malte.user.id }]);
    expect(await count()).toBe(0);
    expect(await projects.answer(malte, request.id, consent)).toMatchObject({ status: 200 });
  });

  it.each([
    ["accepted", "accepted"],
    ["accepted", "rejected"],
    ["rejected", "rejected"],
  ])("give one answer when they send %s and %s", async (one, other) => {
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([
        projects.answer(petra, request.id, { status: one }),
        projects.answer(malte, request.id, { status: other }),
      ]);
      const status = answers[0].status === 200 ? one : other;
      expect(answers.toSorted((a, b) => a.status - b.status)).toMatchObject([{ json: { status } }, lost(status)]);
      expect([(await sent()).map((shown) => shown.status), await count()]).toEqual([[status].filter(isKept), 0]);
      await calls.removePost(petra, post.id);
      post = await projects.publish(petra);
      request = await calls.request(ida, post);
    }
  });
});

describe("export and erasure", () => {
  const exported = async ({ token }: Someone) => (await exportedFile(stack, token)).file;
  const stored = async (entity: string) =>
    (await storedItems()).filter(({ __edb_e__, postId }) => __edb_e__ === entity && postId === post.id);

  it("the export of writer, requester and answering member contains the answer", async () => {
    await projects.answer(malte, request.id, consent);
    const words = { message: requestMessage, reply: consent.reply, contactOfBusiness: contact() };
    expect((await exported(petra)).posts).toMatchObject([
      { requestsReceived: [{ ...words, from: "Ida Ö.", answeredBy: "Malte O." }] },
    ]);
    expect((await exported(ida)).requestsSent).toMatchObject([{ ...words, to: "Petra G.", answeredBy: "Malte O." }]);
    const ofMalte = await exported(malte);
    expect(ofMalte.answersForColleagues).toMatchObject([{ ...words, from: "Ida Ö." }]);
    expect(ofMalte.connections).toMatchObject([{ with: "Ida Ö.", ...words }]);
  });

  it("deleting the member who answered leaves neither their words nor their contact data", async () => {
    await projects.answer(malte, request.id, consent);
    await erase(malte);
    const [left] = await received(petra);
    expect(left).toMatchObject({ id: request.id, status: "accepted" });
    for (const name of ["answeredBy", "reply", "contact"]) expect(left).not.toHaveProperty(name);
    expect([(await sent()).length, await network()]).toEqual([1, []]);
    expect(await stored("colleague-answer")).toEqual([]);
    // The invitation expires later. It is known to the company, which invited the member.
    const rest = (await storedItems()).filter(
      ({ __edb_e__ }) => !["account-deletion", "company-invitation"].includes(String(__edb_e__)),
    );
    expect(JSON.stringify(rest)).not.toContain(malte.user.email);
  });

  it.each([
    ["the project", () => calls.removePost(petra, post.id)],
    ["the writer", () => erase(petra)],
    ["the requester", () => erase(ida)],
  ])("deleting %s leaves no trace of the request at the member who answered", async (_, remove) => {
    await projects.answer(malte, request.id, consent);
    expect(await stored("colleague-answer")).toMatchObject([{ userId: malte.user.id }]);
    await remove();
    await stack.deliver();
    expect([await stored("colleague-answer"), await stored("collaboration-request")]).toEqual([[], []]);
  });
});
