import type { Notification } from "@linkedpotential/contract/notifications/schema";
import { type CommunityCalls, communityCalls } from "@linkedpotential/local/testing/community";
import { countRoundTrips } from "@linkedpotential/local/testing/round-trips";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, expect, it } from "vitest";

let stack: TestStack;
let calls: CommunityCalls;
beforeAll(async () => {
  stack = await startTestStack();
  calls = communityCalls(stack);
});
afterAll(() => stack.stop());

type Member = Awaited<ReturnType<CommunityCalls["member"]>>;
const notificationsOf = async ({ token }: Member) =>
  (await stack.call("notifications/list", { token })).json as Notification[];
/** Returns the user's notifications except those about new posts, which every member gets. */
const notificationsWithoutPosts = async (member: Member) =>
  (await notificationsOf(member)).filter(({ type }) => type !== "new_post");
const unread = async ({ token }: Member) => (await stack.call("notifications/count-unread", { token })).json;
async function requested() {
  const [author, requester] = [await calls.member(), await calls.member()];
  const post = await calls.publish(author);
  const request = await calls.request(requester, post);
  return { author, requester, post, request };
}

it("a request notifies the author, and the requester gets a receipt marked as read [NOTIF-02]", async () => {
  const { author, requester, post } = await requested();
  await stack.deliver();
  expect(await notificationsWithoutPosts(author)).toMatchObject([
    { type: "collaboration_request_new", title: "Neue Anfrage", relatedId: post.id, isRead: false },
  ]);
  expect((await notificationsWithoutPosts(author))[0]?.message).toMatch(new RegExp(`fragt an: ${post.title}$`));
  expect(await notificationsWithoutPosts(requester)).toMatchObject([
    { type: "collaboration_request_sent", title: "Anfrage gesendet", relatedId: post.id, isRead: true },
  ]);
});

it.each([
  ["accepted", "collaboration_request_accepted", "Anfrage angenommen"],
  ["rejected", "collaboration_request", "Anfrage abgelehnt"],
] as const)("the requester is notified that the request was %s [D21]", async (status, type, title) => {
  const { author, requester, post, request } = await requested();
  await calls.answer(author, request.id, status);
  await stack.deliver();
  const answers = (await notificationsWithoutPosts(requester)).filter(
    (one) => one.type !== "collaboration_request_sent",
  );
  expect(answers).toMatchObject([{ type, title, relatedId: post.id, isRead: false }]);
});

it("nobody is notified of a request that was withdrawn before its event is processed", async () => {
  const { author, requester, request } = await requested();
  await stack.call("collaboration-requests/withdraw", {
    token: requester.token,
    params: { requestId: String(request.id) },
  });
  await stack.deliver();
  expect([await notificationsWithoutPosts(author), await notificationsWithoutPosts(requester)]).toEqual([[], []]);
});

it("a user who has switched these notifications off gets none", async () => {
  const { author } = await requested();
  const body = { notifications: { collaboration_request: { inApp: false } } };
  await stack.call("user/update-settings", { token: author.token, body });
  await stack.deliver();
  expect(await notificationsWithoutPosts(author)).toEqual([]);
});

it("posts newer than the account are listed among the other notifications, newest first", async () => {
  const author = await calls.member();
  const earlier = await calls.publish(author);
  const reader = await calls.member();
  await calls.publish(reader);
  const post = await calls.publish(author);
  const seen = await notificationsOf(reader);
  expect(seen).toMatchObject([{ type: "new_post", title: "Neuer Beitrag", relatedId: post.id, isRead: false }]);
  expect(seen.map(({ id }) => id)).not.toContain(earlier.id);
  expect(await unread(reader)).toEqual({ count: 1 });
  const listed = await countRoundTrips(() => stack.call("notifications/list", { token: reader.token }));
  expect(listed.inSeries).toBe(3);
  expect((await countRoundTrips(() => unread(reader))).inSeries).toBe(2);
  await stack.call("notifications/mark-read", { token: reader.token });
  expect(await unread(reader)).toEqual({ count: 0 });
  const body = { notifications: { new_post: { inApp: false } } };
  await stack.call("user/update-settings", { token: reader.token, body });
  expect(await notificationsOf(reader)).toEqual([]);
});

it("posts and other notifications are listed once each across pages", async () => {
  const reader = await calls.member();
  const author = await calls.member();
  const notificationsWithoutPosts = await calls.publish(reader);
  for (let index = 0; index < 3; index += 1) {
    await calls.publish(author);
    await calls.publish(reader);
    await calls.request(await calls.member(), notificationsWithoutPosts);
    await stack.deliver();
  }
  const whole = (await notificationsOf(reader)).map(({ id }) => id);
  expect(whole).toHaveLength(6);
  const paged: number[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: "2", ...(cursor && { cursor }) };
    const page = await stack.call("notifications/list", { token: reader.token, query });
    paged.push(...(page.json as Notification[]).map(({ id }) => id));
    cursor = page.headers["x-next-cursor"];
  } while (cursor);
  expect(paged).toEqual(whole);
});
