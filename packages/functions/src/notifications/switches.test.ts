import type { Notification } from "@linkedpotential/contract/notifications/schema";
import { config } from "@linkedpotential/core/config";
import { newLead } from "@linkedpotential/fixtures/leads";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { changeAccount, communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { eventuallyConsistentReads } from "@linkedpotential/local/testing/eventually-consistent-reads";
import { storedItems } from "@linkedpotential/local/testing/items";
import { moderationCalls } from "@linkedpotential/local/testing/moderation";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";

const stack = await startTestStack();
const calls = communityCalls(stack);
const begin = "2027-03-01T09:00:00.000Z";
let author: Someone;
let requester: Someone;
beforeEach(async () => {
  stack.setNow(begin);
  [author, requester] = [await calls.member("Ida Öz"), await calls.member("Jan Dyk")];
});
afterEach(() => stack.configure({ PLAN_LIMITS: "enforced" }));
afterAll(() => stack.stop());

const notificationsOf = async ({ token }: Someone, query: Record<string, string> = {}) =>
  (await stack.call("notifications/list", { token, query })).json as Notification[];
const typesTo = async (someone: Someone) => (await notificationsOf(someone)).map(({ type }) => type);
const requestsTo = async (someone: Someone) =>
  (await typesTo(someone)).filter((type) => type.startsWith("collaboration"));
const switchOff = ({ token }: Someone, kind: string, how: object = { inApp: false }) =>
  stack.call("user/update-settings", { token, body: { notifications: { [kind]: how } } });
const requested = async () => calls.request(requester, await calls.publish(author));
const storedNotifications = async ({ user }: Someone) =>
  (await storedItems()).filter((item) => item.__edb_e__ === "notification" && item.userId === user.id);

describe("each switch affects its own kind of notification only:", () => {
  it("without requests, answers still arrive and no receipt is created", async () => {
    for (const someone of [author, requester]) await switchOff(someone, "collaboration_request");
    const { id } = await requested();
    await stack.deliver();
    expect([await requestsTo(author), await requestsTo(requester)]).toEqual([[], []]);
    await calls.answer(author, id, "accepted");
    await stack.deliver();
    expect(await requestsTo(requester)).toEqual(["collaboration_request_accepted"]);
    expect(await requestsTo(author)).toEqual([]);
  });

  it.each(["accepted", "rejected"])(
    "without answers, requests still arrive, but no notification that one was %s",
    async (status) => {
      for (const someone of [author, requester]) await switchOff(someone, "collaboration_request_accepted");
      const { id } = await requested();
      await stack.deliver();
      await calls.answer(author, id, status);
      await stack.deliver();
      expect(await requestsTo(author)).toEqual(["collaboration_request_new"]);
      expect(await requestsTo(requester)).toEqual(["collaboration_request_sent"]);
    },
  );

  it("without mails, in-app notifications still arrive", async () => {
    await switchOff(author, "collaboration_request", { mail: false });
    await requested();
    await stack.deliver();
    expect(await requestsTo(author)).toEqual(["collaboration_request_new"]);
  });
});

describe("new posts", () => {
  it("are shown to users with access to the community, and to everybody where plans are not limited [D8]", async () => {
    const free = await readyAccount();
    stack.setNow("2027-03-01T10:00:00.000Z");
    const { id } = await calls.publish(author);
    expect(await notificationsOf(free)).toEqual([]);
    expect(await typesTo(requester)).toEqual(["new_post"]);
    stack.configure({ PLAN_LIMITS: "off" });
    expect(await notificationsOf(free)).toMatchObject([{ type: "new_post", relatedId: id }]);
  });

  /** Publishes two posts, one millisecond apart. Returns for each post whether the reader is notified of it. */
  const isNotifiedOfEach = async (reader: () => Promise<Someone>) => {
    const first = await calls.publish(author);
    stack.setNow("2027-03-01T09:00:00.001Z");
    const second = await calls.publish(author);
    const seen = (await notificationsOf(await reader())).map(({ relatedId }) => relatedId);
    return [first, second].map(({ id }) => seen.includes(id));
  };

  it("are shown if they are newer than the account", async () => {
    expect(await isNotifiedOfEach(async () => requester)).toEqual([false, true]);
  });

  it("are shown for 90 days", async () => {
    const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
    const longHere = async () => {
      stack.setNow("2027-05-30T09:00:00.000Z");
      const reader = await calls.member();
      await UserEntity.patch({ userId: reader.user.id }).set({ joinDate: "2026-01-01T09:00:00.000Z" }).go();
      return reader;
    };
    expect(await isNotifiedOfEach(longHere)).toEqual([false, true]);
  });
});

it("notifications are kept for 90 days, with the actor's id", async () => {
  const { postId } = await requested();
  await stack.deliver();
  const [one] = await storedNotifications(author);
  expect(one).toMatchObject({
    type: "collaboration_request_new",
    relatedId: postId,
    actorId: requester.user.id,
    createdAt: begin,
    ttl: Date.parse("2027-05-30T09:00:00.000Z") / 1000,
  });
  const [receipt] = await storedNotifications(requester);
  expect(receipt).toMatchObject({ type: "collaboration_request_sent", relatedId: postId, actorId: author.user.id });
});

it("no notification is created about or for a deleted account", async () => {
  const { notify } = await import("@linkedpotential/core/notifications/notify");
  const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
  const noted: unknown[] = [];
  const ctx = {
    now: () => new Date(begin),
    config: config(),
    log: { note: (name: string, value: unknown) => noted.push([name, value]) },
  };
  const { id: requestId, postId, fromUserId, toUserId } = await requested();
  const event = { id: "1", requestId, postId, fromUserId, toUserId };
  await UserEntity.delete({ userId: fromUserId }).go();
  expect(await notify(ctx, { ...event, type: "collaboration.requested" })).toEqual({ notified: 0 });
  expect(await notify(ctx, { ...event, type: "collaboration.accepted" })).toEqual({ notified: 0 });
  expect(noted).toEqual([toUserId, fromUserId, fromUserId].map((userId) => ["userId", userId]));
  expect([await storedNotifications(author), await storedNotifications(requester)]).toEqual([[], []]);
});

it("when a request was replaced by another one, only the new one is reported", async () => {
  const post = await calls.publish(author);
  const { id } = await calls.request(requester, post);
  await calls.withdraw(requester, id);
  await calls.request(requester, post);
  await stack.deliver();
  expect([await requestsTo(author), await requestsTo(requester)]).toEqual([
    ["collaboration_request_new"],
    ["collaboration_request_sent"],
  ]);
});

it("notifications about a user are erased with the account [D23]", async () => {
  const linkedinUrl = "https://www.linkedin.com/in/jan-dyk";
  const deletedUser = await readyAccount({ name: "Jan Dyk", plan: "premium", linkedinUrl });
  const post = await calls.publish(author);
  await calls.request(deletedUser, post);
  await calls.request(requester, post);
  await stack.deliver();
  expect(await requestsTo(author)).toHaveLength(2);
  const body = { currentPassword: deletedUser.password };
  expect((await stack.call("user/delete", { token: deletedUser.token, body })).status).toBe(200);
  await stack.deliver();
  expect((await storedNotifications(author)).map(({ actorId }) => actorId)).toEqual([requester.user.id]);
  expect(await storedNotifications(deletedUser)).toEqual([]);
});

it("a decision refers to the post or the account for the author, and to the report for the reporter", async () => {
  const moderation = moderationCalls(stack);
  const post = await calls.publish(author);
  const ofPost = await moderation.reported(requester, post);
  const ofPerson = await moderation.reported(requester, { userId: author.user.id });
  for (const report of [ofPost, ofPerson]) await moderation.hide(report);
  await stack.deliver();
  expect((await moderation.notificationsOf(author)).map(({ relatedId }) => relatedId).sort()).toEqual(
    [post.id, author.user.id].sort(),
  );
  const reports = new Set((await moderation.notificationsOf(requester)).map(({ relatedId }) => relatedId));
  expect(reports).toEqual(new Set([ofPost, ofPerson]));
});

it("creating, marking and counting use consistent reads", async () => {
  await stack.call("leads/create", { token: author.token, body: newLead() });
  const { id } = await requested();
  expect(await eventuallyConsistentReads(() => stack.deliver())).toEqual(["user"]);
  expect(await eventuallyConsistentReads(() => notificationsOf(author))).toEqual(["post", "user"]);
  const call = (route: "notifications/count-unread" | "notifications/mark-read") => () =>
    stack.call(route, { token: author.token });
  expect(await eventuallyConsistentReads(call("notifications/count-unread"))).toEqual([]);
  expect(await eventuallyConsistentReads(call("notifications/mark-read"))).toEqual([]);
  await changeAccount(requester, { profileVisible: false });
  await calls.answer(author, id, "rejected");
  expect(await eventuallyConsistentReads(() => stack.deliver())).toEqual(["user"]);
});
