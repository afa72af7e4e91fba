import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import type { Post } from "@linkedpotential/contract/community/schema";
import type { NetworkedUser } from "@linkedpotential/contract/network/schema";
import { newProject, requestMessage } from "@linkedpotential/fixtures/community";
import { type ExportedFile, exportedFile } from "@linkedpotential/local/testing/account-export";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import {
  type CommunityCalls,
  changeAccount,
  communityCalls,
  type Someone,
} from "@linkedpotential/local/testing/community";
import { storedItems } from "@linkedpotential/local/testing/items";
import { moderationCalls } from "@linkedpotential/local/testing/moderation";
import { type ProjectPostCalls, projectPostCalls } from "@linkedpotential/local/testing/project-posts";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const createdAt = "2027-03-01T09:00:00.000Z";

let stack: TestStack;
let calls: CommunityCalls;
let projects: ProjectPostCalls;
let petra: Someone;
let ida: Someone;
let post: Post;
beforeAll(async () => {
  stack = await startTestStack();
  [calls, projects] = [communityCalls(stack), projectPostCalls(stack)];
});
beforeEach(async () => {
  stack.setNow(createdAt);
  [petra, ida] = [await projects.business(), await calls.member()];
  post = await projects.publish(petra);
});
afterAll(() => stack.stop());

const refusal = (status: number, code: string) => ({ status, json: { code } });
const sent = async ({ token, user } = ida) => {
  const call = { token, params: { userId: String(user.id) } };
  return (await stack.call("collaboration-requests/list-sent", call)).json as CollaborationRequest[];
};
const network = async ({ token } = ida) => (await stack.call("network/list", { token })).json as NetworkedUser[];
const erase = async ({ token }: Someone) => {
  await stack.call("user/delete", { token, body: { currentPassword: "geheim-und-lang" } });
  await stack.deliver();
};
const contact = () => ({ name: "Petra Groß", company: newProject().company, email: petra.user.email });
const consent = { status: "accepted", reply: "Gern am Montag.", sharesContact: true };

describe("a request for a project", () => {
  it("has the rules of one for a collaboration", async () => {
    const unlinked = await readyAccount({ plan: "premium" });
    expect(await calls.send(unlinked, post)).toMatchObject(refusal(409, "profile.linkedin_required"));
    expect(await calls.send(await readyAccount(), post)).toMatchObject(refusal(403, "plan_limit"));
    expect(await calls.send(ida, post, { message: "x".repeat(199) })).toMatchObject({ status: 400 });
    const request = await calls.request(ida, post);
    expect(await calls.send(ida, post)).toMatchObject(refusal(409, "collaboration_request.already_sent"));
    expect((await projects.projects(ida))[0]).toMatchObject({ requestCount: 1, ownRequest: { id: request.id } });
    expect(await sent()).toMatchObject([{ id: request.id, status: "pending" }]);
    expect(await calls.withdraw(ida, request.id)).toMatchObject({ status: 200 });
    expect(await projects.requestsFor(petra, post.id)).toEqual([]);
  });

  it("arrives with the profile that its sender shows", async () => {
    const request = await calls.request(ida, post);
    const profile = { requesterName: "Ida Ö.", requesterLinkedInUrl: ida.user.linkedinUrl };
    expect(await projects.requestsFor(petra, post.id)).toMatchObject([
      { id: request.id, message: requestMessage, ...profile },
    ]);
    await changeAccount(ida, { profileVisible: false });
    expect(await projects.requestsFor(petra, post.id)).toMatchObject([{ requesterLinkedInUrl: "" }]);
    await projects.answer(petra, request.id, { status: "accepted" });
    expect(await projects.requestsFor(petra, post.id)).toMatchObject([profile]);
  });

  it("is refused after a block, for a locked author and for a hidden project, as if the project were gone", async () => {
    const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
    const gone = refusal(404, "post.not_found");
    await calls.block(ida, petra.user.id);
    expect(await calls.send(ida, post)).toMatchObject(gone);
    await calls.unblock(ida, petra.user.id);
    await UserEntity.patch({ userId: petra.user.id }).set({ lockedAt: createdAt }).go();
    expect(await calls.send(ida, post)).toMatchObject(gone);
    await UserEntity.patch({ userId: petra.user.id }).remove(["lockedAt"]).go();
    expect(await calls.send(ida, post)).toMatchObject({ status: 201 });
    const { reported, hide } = moderationCalls(stack);
    await hide(await reported(ida, post));
    expect(await calls.send(await calls.member(), post)).toMatchObject(gone);
  });

  it("is refused, and the project not shown, after the business blocked the freelancer", async () => {
    const { BlockEntity } = await import("@linkedpotential/core/blocks/block.entity");
    const [userId, otherUserId] = [petra.user.id, ida.user.id];
    const since = { blockId: 1, blockedAt: createdAt };
    await BlockEntity.put([
      { userId, side: "by", otherUserId, ...since },
      { userId: otherUserId, side: "of", otherUserId: userId, ...since },
    ]).go();
    expect(await calls.send(ida, post)).toMatchObject(refusal(404, "post.not_found"));
    expect((await projects.projects(ida)).map(({ id }) => id)).not.toContain(post.id);
  });

  it("disappears on both sides when the freelancer blocks the business", async () => {
    const { id } = await calls.request(ida, post);
    expect(await calls.block(ida, petra.user.id)).toMatchObject({ status: 200 });
    expect([await projects.requestsFor(petra, post.id), await sent()]).toEqual([[], []]);
    expect(await projects.answer(petra, id, consent)).toMatchObject(refusal(404, "collaboration_request.not_found"));
    expect((await calls.ownPosts(petra))[0]).toMatchObject({ requestCount: 0 });
  });
});

describe("an accepted request for a project", () => {
  it("connects both, and shows reply and contact data to the freelancer only with consent", async () => {
    const { id } = await calls.request(ida, post);
    const { json } = await projects.answer(petra, id, consent);
    const answered = { id, status: "accepted", reply: consent.reply, contact: contact() };
    expect(json).toMatchObject(answered);
    expect(await projects.requestsFor(petra, post.id)).toEqual([json]);
    expect(await sent()).toMatchObject([answered]);
    const origin = { postTitle: post.title, isOwnRequest: true, message: requestMessage };
    expect(await network()).toMatchObject([
      { id: petra.user.id, name: "Petra G.", origin: { ...origin, reply: consent.reply, contact: contact() } },
    ]);

    const next = await calls.member();
    const other = await calls.request(next, post);
    const { json: silent } = await projects.answer(petra, other.id, { status: "accepted" });
    expect(silent).not.toHaveProperty("contact");
    expect((await network(next))[0]?.origin).toEqual({ ...origin, reply: "" });
    expect(await projects.answer(petra, other.id, consent)).toMatchObject({ status: 200, json: silent });
    expect((await sent(next))[0]).not.toHaveProperty("contact");
  });

  it("keeps the contact data that was shared when the project is deleted", async () => {
    const { id } = await calls.request(ida, post);
    await projects.answer(petra, id, consent);
    await calls.removePost(petra, post.id);
    await stack.deliver();
    expect([await sent(), (await network())[0]?.origin]).toMatchObject([[], { contact: contact() }]);
  });

  it("to a collaboration shares no contact data", async () => {
    const own = await calls.publish(ida);
    const { id } = await calls.request(await calls.member(), own);
    const { json } = await projects.answer(ida, id, consent);
    expect(json).toMatchObject({ status: "accepted", reply: consent.reply });
    expect(json).not.toHaveProperty("contact");
    expect(await projects.requestsFor(ida, own.id)).toEqual([]);
  });

  it("can be accepted by nobody else, and a rejected one is deleted without contact data", async () => {
    const { id } = await calls.request(ida, post);
    const gone = refusal(404, "collaboration_request.not_found");
    expect(await projects.answer(await projects.business(), id, consent)).toMatchObject(gone);
    expect(await projects.answer(petra, id, { ...consent, status: "rejected" })).toMatchObject({ status: 200 });
    expect([await sent(), await network()]).toEqual([[], []]);
    expect(await calls.send(ida, post)).toMatchObject({ status: 201 });
  });
});

describe("concurrently", () => {
  const isOk = ({ status }: { status: number }) => status === 200 || status === 201;

  it("a request is accepted once, or withdrawn", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await calls.request(ida, post);
      const [first, second, withdrawn] = await Promise.all([
        projects.answer(petra, id, consent),
        projects.answer(petra, id, consent),
        calls.withdraw(ida, id),
      ]);
      expect([isOk(first), isOk(second)]).toEqual([!isOk(withdrawn), !isOk(withdrawn)]);
      expect(await network()).toHaveLength(isOk(withdrawn) ? 0 : 1);
      expect((await calls.ownPosts(petra))[0]).toMatchObject({ requestCount: 0 });
      if (!isOk(withdrawn)) break;
    }
  });

  it("a project is deleted while somebody sends a request, and no request remains", async () => {
    const [removed] = await Promise.all([calls.removePost(petra, post.id), calls.send(ida, post)]);
    expect(removed.status).toBe(200);
    await stack.deliver();
    expect([await sent(), await calls.ownPosts(petra)]).toEqual([[], []]);
  });
});

it("the business hears of a request, and the freelancer of the answer, by mail and bell", async () => {
  const mailsTo = ({ user }: Someone) => stack.mails().filter(({ to }) => to === user.email);
  const { id } = await calls.request(ida, post);
  await stack.deliver();
  const [mail] = mailsTo(petra);
  expect(mail?.subject).toBe("Neue Anfrage von Ida Ö.");
  expect(mail?.text).toContain(`zu Ihrem Auftrag „${post.title}“:\n\n„${requestMessage}“\n`);
  expect(mail?.text).toContain(`/business/dashboard?tab=crm&view=projects&requests=${post.id}\n`);
  await projects.answer(petra, id, consent);
  await stack.deliver();
  const accepted = mailsTo(ida).at(-1);
  expect(accepted?.subject).toBe("Angenommen: Ihre Anfrage an Petra Groß");
  expect(accepted?.text).toContain(`Ihre Anfrage zum Auftrag „${post.title}“ angenommen`);
  expect(accepted?.text).not.toContain(petra.user.email);
  const stored = await storedItems();
  const notified = stored.filter((item) => item.__edb_e__ === "notification").map(({ userId }) => userId);
  expect(notified).toContain(ida.user.id);
  expect(notified).toContain(petra.user.id);
});

describe("export and erasure", () => {
  const exported = async ({ token }: Someone): Promise<ExportedFile> => (await exportedFile(stack, token)).file;

  it("the export of each side contains the request with the contact data that was shared", async () => {
    const { id } = await calls.request(ida, post);
    await projects.answer(petra, id, consent);
    const words = { message: requestMessage, status: "accepted", reply: consent.reply, contactOfBusiness: contact() };
    const [ofBusiness, ofFreelancer] = [await exported(petra), await exported(ida)];
    const { company, start, extent, budget } = newProject();
    expect(ofBusiness.posts).toMatchObject([
      {
        title: post.title,
        project: { company, start, extent, budget },
        requestsReceived: [{ ...words, from: "Ida Ö." }],
      },
    ]);
    expect(ofFreelancer.requestsSent).toMatchObject([{ ...words, to: "Petra G.", post: post.title }]);
    expect(ofFreelancer.connections).toMatchObject([{ with: "Petra G.", contactOfBusiness: contact() }]);
  });

  it("deleting the business leaves nothing of its projects and contact data", async () => {
    const { id } = await calls.request(ida, post);
    await projects.answer(petra, id, consent);
    await erase(petra);
    expect([await sent(), await network()]).toEqual([[], []]);
    expect((await projects.projects(ida)).filter(({ userId }) => userId === petra.user.id)).toEqual([]);
    const rest = (await storedItems()).filter(({ __edb_e__ }) => __edb_e__ !== "account-deletion");
    expect(JSON.stringify(rest)).not.toContain(petra.user.email);
  });

  it("deleting the freelancer removes the requests from the business", async () => {
    await calls.request(ida, post);
    await erase(ida);
    expect(await projects.requestsFor(petra, post.id)).toEqual([]);
    expect((await calls.ownPosts(petra))[0]).toMatchObject({ requestCount: 0 });
  });
});
