import type { ReceivedProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { projectMessage } from "@linkedpotential/fixtures/project-requests";
import { changeAccount, communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { type ProjectRequestCalls, projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const createdAt = "2027-03-01T09:00:00.000Z";

let stack: TestStack;
let calls: ProjectRequestCalls;
let petra: Someone;
let aenne: Someone;
beforeAll(async () => {
  stack = await startTestStack();
  calls = projectRequestCalls(stack);
});
beforeEach(async () => {
  stack.setNow(createdAt);
  [petra, aenne] = [await calls.business(), await calls.freelancer()];
});
afterAll(() => stack.stop());

const received = async ({ token } = aenne) =>
  (await stack.call("project-requests/list-received", { token })).json as ReceivedProjectRequest[];
const sent = async ({ token } = petra) => (await stack.call("project-requests/list-sent", { token })).json;
const contact = { sharesContact: true, company: "Nordlicht GmbH" };
const refusal = (status: number, code: string) => ({ status, json: { code } });
const notFound = refusal(404, "freelancer.not_found");

describe("a request to a freelancer", () => {
  it("is returned as the business sees it, and arrives without contact data", async () => {
    const { status, json } = await calls.send(petra, aenne, { company: "Nordlicht GmbH" });
    const content = { message: projectMessage, status: "pending", createdAt, answeredAt: null, reply: "" };
    const shown = { userId: aenne.user.id, name: "Änne W.", initials: "ÄW", profileImage: null };
    expect([status, json]).toEqual([
      201,
      {
        ...{ id: expect.any(Number), ...content, sharesContact: false },
        ...{ isUnread: false, sender: { userId: petra.user.id, name: "Petra Groß", isOwn: true } },
        recipient: { ...shown, activityArea: "Sales & Akquise", email: null, linkedinUrl: "" },
      },
    ]);
    expect(await sent()).toEqual([json]);
    const sender = { userId: petra.user.id, name: "Petra G.", initials: "PG", contact: null };
    expect(await received()).toEqual([{ id: (json as { id: number }).id, ...content, sender }]);
  });

  it("shows name, company and address with consent, as they were when it was sent", async () => {
    await calls.request(petra, aenne, contact);
    const shared = { name: "Petra Groß", company: "Nordlicht GmbH", email: petra.user.email };
    await calls.changeProfile(petra, { name: "Petra Klein" });
    expect(await received()).toMatchObject([{ sender: { name: "Petra Groß", initials: "PG", contact: shared } }]);
    expect(await sent()).toMatchObject([{ sharesContact: true }]);
  });

  it("has a message of 50 to 2,000 characters", async () => {
    for (const message of ["", "x".repeat(49), "x".repeat(2001)]) {
      const answer = await calls.send(petra, aenne, { message });
      expect(answer).toMatchObject({ status: 400, json: { fieldProblems: { message: {} } } });
    }
    expect(await sent()).toEqual([]);
    expect(await calls.send(petra, aenne, { message: "x".repeat(50) })).toMatchObject({ status: 201 });
  });

  it("is refused with the same sentence to people who are invisible, blocked, blocking, unknown, or no freelancer", async () => {
    const { block } = communityCalls(stack);
    const [invisible, blocking] = [await calls.freelancer(), await calls.freelancer()];
    await changeAccount(invisible, { profileVisible: false });
    await block(blocking, petra.user.id);
    const unknown = { ...aenne, user: { ...aenne.user, id: 7 } };
    const answers = [];
    for (const to of [invisible, blocking, unknown, petra, await calls.business()]) {
      const answer = await calls.send(petra, to);
      expect(answer).toMatchObject(notFound);
      answers.push((answer.json as { error: string }).error);
    }
    expect([...new Set(answers)]).toEqual(["Dieses Profil ist nicht mehr zu sehen."]);
    expect(await sent()).toEqual([]);
  });

  it("is refused while another one to the same person is open, and possible again after an answer", async () => {
    const { id } = await calls.request(petra, aenne);
    expect(await calls.send(petra, aenne)).toMatchObject(refusal(409, "project_request.already_sent"));
    expect(await calls.send(await calls.business(), aenne)).toMatchObject({ status: 201 });
    await calls.answer(aenne, id, { status: "rejected" });
    expect(await calls.send(petra, aenne)).toMatchObject({ status: 201 });
    expect(await sent()).toMatchObject([{ status: "pending" }, { status: "rejected" }]);
  });

  it("is possible ten times a day, and refused ones do not count", async () => {
    stack.setNow("2027-03-01T20:00:00.000Z");
    for (let times = 0; times < 10; times += 1) {
      await calls.request(petra, await calls.freelancer());
      expect(await calls.send(petra, petra)).toMatchObject(notFound);
    }
    expect(await calls.send(petra, aenne)).toMatchObject(refusal(429, "project_request.too_many"));
    expect(await received()).toEqual([]);
    stack.setNow("2027-03-02T06:00:00.000Z");
    expect(await calls.send(petra, aenne)).toMatchObject({ status: 201 });
  });

  it("sent twice at the same time arrives once", async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => calls.send(petra, aenne)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await received()).toHaveLength(1);
  });

  it("is withdrawn while it is open, by its sender only", async () => {
    const { id } = await calls.request(petra, aenne);
    expect(await calls.withdraw(await calls.business(), id)).toMatchObject(refusal(404, "project_request.not_found"));
    expect(await calls.withdraw(petra, id)).toMatchObject({ status: 200 });
    expect([await received(), await sent()]).toEqual([[], []]);
    expect(await calls.withdraw(petra, id)).toMatchObject(refusal(404, "project_request.not_found"));
    const next = await calls.request(petra, aenne);
    await calls.answer(aenne, next.id, { status: "accepted" });
    expect(await calls.withdraw(petra, next.id)).toMatchObject(refusal(409, "project_request.already_answered"));
  });
});

describe("an answer", () => {
  const reply = "Gern. Ich habe ab März Zeit.";

  it("tells the business the reply, and the address only with consent", async () => {
    const { id } = await calls.request(petra, aenne);
    stack.setNow("2027-03-01T19:00:00.000Z");
    const { json } = await calls.answer(aenne, id, { status: "accepted", reply });
    const answered = { id, status: "accepted", answeredAt: "2027-03-01T19:00:00.000Z", reply };
    expect(json).toMatchObject(answered);
    expect(await received()).toEqual([json]);
    expect(await sent()).toMatchObject([{ ...answered, recipient: { name: "Änne W.", email: null } }]);

    const next = await calls.request(petra, aenne);
    await calls.answer(aenne, next.id, { status: "accepted", sharesContact: true });
    expect(await sent()).toMatchObject([
      { status: "accepted", reply: "", recipient: { name: "Änne Weiß", email: aenne.user.email } },
      { id },
    ]);
  });

  it("shows the LinkedIn profile after the acceptance while the profile is visible", async () => {
    const { id } = await calls.request(petra, aenne);
    await calls.answer(aenne, id, { status: "accepted" });
    expect(await sent()).toMatchObject([{ recipient: { linkedinUrl: "https://www.linkedin.com/in/änne-weiß" } }]);
    await changeAccount(aenne, { profileVisible: false });
    expect(await sent()).toMatchObject([{ recipient: { linkedinUrl: "" } }]);
  });

  it("shares nothing when the request is rejected", async () => {
    const { id } = await calls.request(petra, aenne);
    await calls.answer(aenne, id, { status: "rejected", reply, sharesContact: true });
    expect(await sent()).toMatchObject([
      { status: "rejected", reply, recipient: { name: "Änne W.", email: null, linkedinUrl: "" } },
    ]);
  });

  it("can be repeated, but not changed", async () => {
    const { id } = await calls.request(petra, aenne);
    const { json } = await calls.answer(aenne, id, { status: "accepted", reply });
    expect(await calls.answer(aenne, id, { status: "accepted", reply })).toMatchObject({ status: 200, json });
    for (const body of [{ status: "rejected", reply }, { status: "accepted" }]) {
      expect(await calls.answer(aenne, id, body)).toMatchObject(refusal(409, "project_request.already_answered"));
    }
  });

  it("is possible for the recipient only, and not after a withdrawal", async () => {
    const { id } = await calls.request(petra, aenne);
    const gone = refusal(404, "project_request.not_found");
    expect(await calls.answer(await calls.freelancer(), id, { status: "accepted" })).toMatchObject(gone);
    await calls.withdraw(petra, id);
    expect(await calls.answer(aenne, id, { status: "accepted" })).toMatchObject(gone);
  });

  it("of two at the same time wins once", async () => {
    const { id } = await calls.request(petra, aenne);
    const bodies = [{ status: "accepted" }, { status: "rejected" }, { status: "accepted", reply }];
    const answers = await Promise.all([
      ...bodies.map((body) => calls.answer(aenne, id, body)),
      calls.withdraw(petra, id),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe("after a block", () => {
  it("open requests are deleted and answered ones no longer shown to either side", async () => {
    const { block, unblock } = communityCalls(stack);
    const { id } = await calls.request(petra, aenne);
    await calls.answer(aenne, id, { status: "accepted", sharesContact: true });
    await calls.request(petra, aenne);
    expect(await block(aenne, petra.user.id)).toMatchObject({ status: 200 });
    expect([await received(), await sent()]).toEqual([[], []]);
    await unblock(aenne, petra.user.id);
    expect(await received()).toMatchObject([{ id }]);
    expect(await calls.send(petra, aenne)).toMatchObject({ status: 201 });
  });

  it("the event of the block deletes a request that was missed", async () => {
    const { BlockEntity } = await import("@linkedpotential/core/blocks/block.entity");
    const { clearRequests } = await import("@linkedpotential/core/collaboration-requests/clear-requests");
    const { config } = await import("@linkedpotential/core/config");
    const ctx = { log: { note: () => {} }, config: config(), now: () => new Date() };
    await calls.request(petra, aenne);
    const sides = { blockId: 1, blockedAt: createdAt };
    await BlockEntity.put({ userId: aenne.user.id, side: "by", otherUserId: petra.user.id, ...sides }).go();
    const event = { id: "1", type: "person.blocked" as const, userId: aenne.user.id, otherUserId: petra.user.id };
    expect(await clearRequests(ctx, event)).toEqual({ cleared: 1 });
    expect(await sent()).toEqual([]);
  });
});

it("requests of a locked account are not shown", async () => {
  const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
  await calls.request(petra, aenne);
  await UserEntity.patch({ userId: petra.user.id }).set({ lockedAt: createdAt }).go();
  expect(await received()).toEqual([]);
});

it("lists come in pages, newest first", async () => {
  const senders = [await calls.business(), await calls.business(), await calls.business()];
  const ids: number[] = [];
  for (const sender of senders) ids.unshift((await calls.request(sender, aenne)).id);
  const page = async (query: Record<string, string>) => {
    const { json, headers } = await stack.call("project-requests/list-received", { token: aenne.token, query });
    return [(json as { id: number }[]).map(({ id }) => id), headers["x-next-cursor"]];
  };
  expect(await page({ limit: "2" })).toEqual([ids.slice(0, 2), String(ids[1])]);
  expect(await page({ limit: "2", cursor: String(ids[1]) })).toEqual([ids.slice(2), undefined]);
});

describe("deleting an account", () => {
  const erase = async ({ token }: Someone) => {
    await stack.call("user/delete", { token, body: { currentPassword: "geheim-und-lang" } });
    await stack.deliver();
  };

  it("of the business removes its requests from the freelancer", async () => {
    const { id } = await calls.request(petra, aenne, contact);
    await calls.answer(aenne, id, { status: "accepted" });
    await calls.request(petra, aenne, contact);
    await erase(petra);
    expect(await received()).toEqual([]);
  });

  it("of the freelancer removes them from the business", async () => {
    await calls.request(petra, aenne);
    await erase(aenne);
    expect(await sent()).toEqual([]);
  });
});
