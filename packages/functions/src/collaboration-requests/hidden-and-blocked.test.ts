import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import type { Post } from "@linkedpotential/contract/community/schema";
import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { storedItems } from "@linkedpotential/local/testing/items";
import { moderationCalls } from "@linkedpotential/local/testing/moderation";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

const stack = await startTestStack();
const calls = communityCalls(stack);
const moderation = moderationCalls(stack);
let ida: Someone;
let jan: Someone;
let kim: Someone;
let post: Post;
beforeEach(async () => {
  [ida, jan, kim] = [await calls.member("Ida Öz"), await calls.member("Jan Dyk"), await calls.member("Kim Ott")];
  post = await calls.publish(ida);
});
afterAll(() => stack.stop());

const sentBy = async ({ token, user }: Someone) => {
  const { json } = await stack.call("collaboration-requests/list-sent", {
    token,
    params: { userId: String(user.id) },
  });
  return (json as CollaborationRequest[]).map(({ id }) => id);
};
const receivedBy = async ({ token }: Someone, { id }: Post) => {
  const { json } = await stack.call("collaboration-requests/list-for-post", { token, params: { postId: String(id) } });
  return (json as CollaborationRequest[]).map((request) => request.id);
};
const countOf = async ({ user }: Someone, { id: postId }: Post) => {
  const { PostEntity } = await import("@linkedpotential/core/community/post.entity");
  return (await PostEntity.get({ userId: user.id, postId }).go()).data?.pendingCount;
};
const mailsTo = ({ user }: Someone) =>
  stack
    .mails()
    .filter(({ to }) => to === user.email)
    .map(({ subject }) => subject);
/**
 * Writes requests directly to the table. They stand for calls that were in progress when the block or the hiding took
 * effect.
 */
async function putRequests(from: Someone, to: Someone, posts: readonly { id: number }[]): Promise<void> {
  const { CollaborationRequestEntity } = await import(
    "@linkedpotential/core/collaboration-requests/collaboration-request.entity"
  );
  const items = posts.map(({ id: postId }, index) => ({
    ...{ postId, requestId: postId + index, fromUserId: from.user.id, toUserId: to.user.id },
    ...{ message: "Gern. ".repeat(40), status: "pending" as const, createdAt: "2027-03-01T09:00:00.000Z" },
  }));
  await CollaborationRequestEntity.put(items).go();
}

describe("a post that an admin has hidden", () => {
  const hidden = async () => moderation.reported(kim, post);

  it("disappears from the sent requests until it is restored, and accepts no new ones", async () => {
    const other = await calls.publish(ida);
    const [{ id }, expectedRequests] = [await calls.request(jan, post), await calls.request(jan, other)];
    const report = await hidden();
    await moderation.hide(report);
    expect(await sentBy(jan)).toEqual([expectedRequests.id]);
    expect(await calls.send(kim, post)).toMatchObject({ status: 404, json: { code: "post.not_found" } });
    expect(await receivedBy(ida, post)).toEqual([id]);
    await moderation.restore(report);
    expect(await sentBy(jan)).toEqual([expectedRequests.id, id]);
    expect((await calls.send(kim, post)).status).toBe(201);
  });

  it("causes no mails about requests or answers", async () => {
    const { id } = await calls.request(jan, post);
    await moderation.hide(await hidden());
    await stack.deliver();
    await calls.answer(ida, id, "accepted");
    await stack.deliver();
    expect(mailsTo(ida)).not.toContainEqual(expect.stringContaining("Jan D."));
    expect(mailsTo(jan)).toEqual([]);
  });
});

describe("between two users with a block", () => {
  it("a remaining request is in no list, while those of others are [D57]", async () => {
    const theirs = await calls.request(kim, post);
    await calls.block(ida, jan.user.id);
    await putRequests(jan, ida, [post]);
    expect(await receivedBy(ida, post)).toEqual([theirs.id]);
    expect(await sentBy(jan)).toEqual([]);
    await calls.unblock(ida, jan.user.id);
    expect(await receivedBy(ida, post)).toHaveLength(2);
    expect(await sentBy(jan)).toHaveLength(1);
  });

  it("an accepted request stays, and is visible again after unblocking [D57]", async () => {
    const { id } = await calls.request(jan, post);
    await calls.answer(ida, id, "accepted");
    await calls.block(jan, ida.user.id);
    expect([await sentBy(jan), await countOf(ida, post)]).toEqual([[], 0]);
    await calls.unblock(jan, ida.user.id);
    expect(await sentBy(jan)).toEqual([id]);
    expect(await calls.send(jan, post)).toMatchObject({ json: { code: "collaboration_request.already_sent" } });
  });

  it("all pending requests in both directions are deleted, and those of and to others stay [D57]", async () => {
    const posts = await Promise.all(Array.from({ length: 27 }, () => calls.publish(ida)));
    for (const each of posts) await calls.request(jan, each);
    const [own, third] = [await calls.publish(jan), await calls.publish(kim)];
    await calls.request(ida, own);
    const expectedRequests = [
      await calls.request(kim, post),
      await calls.request(jan, third),
      await calls.request(ida, third),
    ];
    await calls.block(ida, jan.user.id);
    for (const each of posts) expect(await countOf(ida, each)).toBe(0);
    expect([await countOf(ida, post), await countOf(jan, own), await countOf(kim, third)]).toEqual([1, 0, 2]);
    const people = new Set([ida, jan, kim].map(({ user }) => user.id));
    const left = (await storedItems()).filter(
      (item) => item.__edb_e__ === "collaboration-request" && people.has(Number(item.fromUserId)),
    );
    expect(new Set(left.map(({ requestId }) => requestId))).toEqual(new Set(expectedRequests.map(({ id }) => id)));
  });
});

it("the log of the deletion names author, post and number of requests", async () => {
  const { clearRequests } = await import("@linkedpotential/core/collaboration-requests/clear-requests");
  const { config } = await import("@linkedpotential/core/config");
  const noted: Record<string, unknown> = {};
  const log = { note: (name: string, value: unknown) => Object.assign(noted, { [name]: value }) };
  const ctx = { log, config: config(), now: () => new Date() };
  const own = await calls.publish(jan);
  await calls.request(jan, post);
  await calls.request(ida, own);
  await calls.answer(ida, (await calls.request(jan, await calls.publish(ida))).id, "accepted");
  const { BlockEntity } = await import("@linkedpotential/core/blocks/block.entity");
  const since = { blockId: 1, blockedAt: new Date(0).toISOString() };
  await BlockEntity.create({ userId: ida.user.id, side: "by", otherUserId: jan.user.id, ...since }).go();
  const blockEvent = { id: "1", type: "person.blocked", userId: ida.user.id, otherUserId: jan.user.id } as const;
  expect(await clearRequests(ctx, blockEvent)).toEqual({ cleared: 2 });
  expect(noted).toEqual({ userId: ida.user.id });
  expect(await clearRequests(ctx, blockEvent)).toEqual({ cleared: 0 });
  await calls.request(kim, post);
  const deleted = { id: "2", type: "post.deleted", userId: ida.user.id, postId: post.id } as const;
  expect(await clearRequests(ctx, deleted)).toEqual({ cleared: 1 });
  expect(noted).toEqual({ userId: ida.user.id, postId: post.id });
});
