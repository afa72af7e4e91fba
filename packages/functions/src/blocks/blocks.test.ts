import type { BlockedPerson } from "@linkedpotential/contract/blocks/schema";
import { industries } from "@linkedpotential/contract/community/industries";
import type { Notification } from "@linkedpotential/contract/notifications/schema";
import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { countRoundTrips } from "@linkedpotential/local/testing/round-trips";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

const stack = await startTestStack();
const calls = communityCalls(stack);
let ida: Someone;
let jan: Someone;
beforeEach(async () => {
  [ida, jan] = [await calls.member("Ida Öz"), await calls.member("Dr. Jan van Dyk")];
});
afterAll(() => stack.stop());

const listOf = async <Item>(id: Parameters<TestStack["call"]>[0], { token }: Someone, call: object = {}) =>
  (await stack.call(id, { token, ...call })).json as Item[];
const ownParams = ({ user }: Someone) => ({ params: { userId: String(user.id) } });
const blocked = (someone: Someone) => listOf<BlockedPerson>("blocks/list", someone);
const idsOf = (things: { id: number }[]) => things.map(({ id }) => id);
const gone = { status: 404, json: { code: "post.not_found" } };

describe("a user who blocks somebody", () => {
  it("sees them by name in a list, newest first, until they are unblocked [D57]", async () => {
    const kim = await calls.member("Kim Ott");
    for (const { user } of [jan, kim, jan]) expect((await calls.block(ida, user.id)).json).toEqual({ success: true });
    const [first, second] = await blocked(ida);
    expect(first).toEqual({ userId: kim.user.id, name: "Kim O.", initials: "KO", blockedAt: expect.any(String) });
    expect(second).toMatchObject({ userId: jan.user.id, name: "Jan D.", initials: "JD" });
    const page = await stack.call("blocks/list", { token: ida.token, query: { limit: "1" } });
    expect(page.json).toEqual([first]);
    const cursor = page.headers["x-next-cursor"] ?? "";
    expect(await listOf("blocks/list", ida, { query: { cursor } })).toEqual([second]);
    expect((await calls.unblock(ida, kim.user.id)).json).toEqual({ success: true });
    expect(await blocked(ida)).toEqual([second]);
    const again = await calls.unblock(ida, kim.user.id);
    expect(again).toMatchObject({ status: 404, json: { code: "block.not_found" } });
    // Jan must not notice that he was blocked: his own list is empty, and there is nothing that he could unblock.
    expect(await blocked(jan)).toEqual([]);
    expect((await calls.unblock(jan, ida.user.id)).status).toBe(404);
  });

  it("must name another existing user", async () => {
    expect(await calls.block(ida, ida.user.id)).toMatchObject({ status: 400, json: { code: "block.self" } });
    expect(await calls.block(ida, 123)).toMatchObject({ status: 404, json: { code: "person.not_found" } });
  });

  it("can block 500 people, and another one after unblocking one", async () => {
    const { BlockCounterEntity } = await import("@linkedpotential/core/blocks/block-counter.entity");
    await BlockCounterEntity.put({ userId: ida.user.id, count: 499 }).go();
    expect((await calls.block(ida, jan.user.id)).status).toBe(200);
    const kim = await calls.member();
    expect(await calls.block(ida, kim.user.id)).toMatchObject({ status: 409, json: { code: "block.too_many" } });
    expect((await calls.block(ida, jan.user.id)).status).toBe(200);
    await calls.unblock(ida, jan.user.id);
    expect((await calls.block(ida, kim.user.id)).status).toBe(200);
    expect(await blocked(ida)).toMatchObject([{ userId: kim.user.id }]);
  });
});

describe.each(["the user who blocked", "the blocked user"])("%s", (side) => {
  let me: Someone;
  let other: Someone;
  const part = () => calls.block(ida, jan.user.id);
  beforeEach(() => {
    [me, other] = side === "the user who blocked" ? [ida, jan] : [jan, ida];
  });

  it("does not find the other's posts in feed, industry, search, widget, bell or by link, until unblocked [D57]", async () => {
    const [theirs, mine] = [await calls.publish(other), await calls.publish(me)];
    await stack.deliver();
    const seen = async () => {
      const listedNotifications = await listOf<Notification>("notifications/list", me);
      const { count } = (await stack.call("notifications/count-unread", { token: me.token })).json as { count: number };
      return {
        feed: idsOf(await calls.feedOf(me)).includes(theirs.id),
        industry: idsOf(await calls.feedOf(me, { industry: theirs.industry })).includes(theirs.id),
        search: idsOf(await calls.feedOf(me, { search: theirs.title })).includes(theirs.id),
        link: (await stack.call("community/get", { token: me.token, params: { postId: String(theirs.id) } })).status,
        widget: idsOf(await listOf<{ id: number }>("community/list-others", me)).includes(theirs.id),
        bell: listedNotifications.some(({ relatedId }) => relatedId === theirs.id),
        isCounted: count === listedNotifications.filter(({ isRead }) => !isRead).length,
      };
    };
    const everywhere = {
      feed: true,
      industry: true,
      search: true,
      link: 200,
      widget: true,
      bell: true,
      isCounted: true,
    };
    const invisible = {
      feed: false,
      industry: false,
      search: false,
      link: 404,
      widget: false,
      bell: false,
      isCounted: true,
    };
    expect(await seen()).toEqual(everywhere);
    await part();
    expect(await seen()).toEqual(invisible);
    expect(idsOf(await calls.ownPosts(me))).toEqual([mine.id]);
    await calls.unblock(ida, jan.user.id);
    expect(await seen()).toEqual(everywhere);
  });

  it("cannot send a request to a post of the other, as if it did not exist [D57]", async () => {
    const post = await calls.publish(other);
    await part();
    expect(await calls.send(me, post)).toMatchObject(gone);
    await calls.unblock(ida, jan.user.id);
    expect((await calls.send(me, post)).status).toBe(201);
  });

  it("loses pending requests in both directions for good, with exact counts [D57]", async () => {
    const kim = await calls.member();
    const [theirs, mine] = [await calls.publish(other), await calls.publish(me)];
    const sent = await calls.request(me, theirs);
    await calls.request(other, mine);
    const kims = await calls.request(kim, mine);
    await stack.deliver();
    await part();
    const received = { params: { postId: String(mine.id) } };
    expect(idsOf(await listOf("collaboration-requests/list-for-post", me, received))).toEqual([kims.id]);
    expect(await calls.ownPosts(me)).toMatchObject([{ requestCount: 1 }]);
    expect(await calls.ownPosts(other)).toMatchObject([{ requestCount: 0 }]);
    expect(await listOf("collaboration-requests/list-sent", me, ownParams(me))).toEqual([]);
    expect(await listOf("community/list-requested", me, ownParams(me))).toEqual([]);
    expect((await calls.withdraw(me, sent.id)).status).toBe(404);
    expect((await calls.answer(other, sent.id, "accepted")).status).toBe(404);
    const listedNotifications = await listOf<Notification>("notifications/list", me);
    expect(listedNotifications.filter(({ type }) => type === "collaboration_request_sent")).toEqual([]);
    await calls.unblock(ida, jan.user.id);
    expect(await listOf("collaboration-requests/list-sent", me, ownParams(me))).toEqual([]);
    expect(await calls.ownPosts(me)).toMatchObject([{ requestCount: 1 }]);
  });

  it("loses the connection to the other for good, and no longer sees the accepted request [D57]", async () => {
    const post = await calls.publish(other);
    const { id } = await calls.request(me, post);
    await calls.answer(other, id, "accepted");
    await part();
    for (const someone of [me, other]) expect(await listOf("network/list", someone)).toEqual([]);
    expect(await listOf("collaboration-requests/list-sent", me, ownParams(me))).toEqual([]);
    expect(await listOf("community/list-requested", me, ownParams(me))).toEqual([]);
    expect((await calls.disconnect(me, other.user.id)).status).toBe(404);
    await calls.unblock(ida, jan.user.id);
    for (const someone of [me, other]) expect(await listOf("network/list", someone)).toEqual([]);
  });
});

it("two users who blocked each other see each other after both have unblocked", async () => {
  const post = await calls.publish(jan);
  await Promise.all([calls.block(ida, jan.user.id), calls.block(jan, ida.user.id)]);
  await calls.unblock(ida, jan.user.id);
  expect(idsOf(await calls.feedOf(ida))).not.toContain(post.id);
  await calls.unblock(jan, ida.user.id);
  expect(idsOf(await calls.feedOf(ida))).toContain(post.id);
});

it("pages of the feed are full despite posts of blocked people, in two round trips [D57]", async () => {
  const industry = industries[5];
  const theirs = [await calls.publish(ida, { industry }), await calls.publish(ida, { industry })].reverse();
  for (let each = 0; each < 30; each += 1) await calls.publish(jan, { industry });
  const reader = await calls.member();
  await calls.block(reader, jan.user.id);
  expect(idsOf(await calls.feedOf(reader, { industry, limit: "7" }))).toEqual(idsOf(theirs));
  await calls.publish(ida, { industry });
  const { inSeries } = await countRoundTrips(() => calls.feedOf(reader, { limit: "1" }));
  expect(inSeries).toBe(3);
});

it("the event of a block removes what an interrupted call left", async () => {
  const post = await calls.publish(ida);
  await calls.request(jan, post);
  const { blockItems } = await import("@linkedpotential/core/blocks/block-items.entity");
  const { putOutboxEvent } = await import("@linkedpotential/core/outbox/put-outbox-event");
  const [userId, otherUserId] = [ida.user.id, jan.user.id];
  const since = { blockId: 1, blockedAt: "2026-09-14T10:00:00.000Z" };
  const write = blockItems.transaction.write((parts) => [
    parts.block.create({ userId, side: "by", otherUserId, ...since }).commit(),
    parts.block.create({ userId: otherUserId, side: "of", otherUserId: userId, ...since }).commit(),
    putOutboxEvent(parts, { now: () => new Date() }, "person.blocked", { userId, otherUserId }),
  ]);
  await write.go();
  for (const run of ["first", "again"]) {
    await stack.deliver();
    expect(await calls.ownPosts(ida), run).toMatchObject([{ requestCount: 0 }]);
  }
});
