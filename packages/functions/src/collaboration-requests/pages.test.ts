import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import type { Post } from "@linkedpotential/contract/community/schema";
import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, expect, it } from "vitest";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

type Listing = `collaboration-requests/${"list-for-post" | "list-received" | "list-sent"}` | "community/list-requested";

async function paged<Item>(id: Listing, { token }: Someone, params: Record<string, string> = {}): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const { json, headers } = await stack.call(id, { token, params, query: { limit: "2", ...(cursor && { cursor }) } });
    expect((json as Item[]).length).toBeLessThanOrEqual(2);
    items.push(...(json as Item[]));
    cursor = headers["x-next-cursor"];
  } while (cursor);
  return items;
}

it("the requests of a post are listed by page, newest first", async () => {
  const { member, publish, request } = communityCalls(stack);
  const ida = await member();
  const post = await publish(ida);
  const requests: CollaborationRequest[] = [];
  for (let each = 0; each < 5; each += 1) requests.unshift(await request(await member(), post));
  const received = await paged<CollaborationRequest>("collaboration-requests/list-for-post", ida, {
    postId: String(post.id),
  });
  expect(received.map(({ id }) => id)).toEqual(requests.map(({ id }) => id));
});

it("received requests about several posts are listed by page, newest first, without answered ones", async () => {
  const { member, publish, request, answer } = communityCalls(stack);
  const ida = await member();
  const posts = [await publish(ida, { title: "Portal" }), await publish(ida, { title: "Shop" }), await publish(ida)];
  const received: object[] = [];
  for (const post of [...posts, ...posts.slice(0, 2)]) {
    received.unshift({ ...(await request(await member(), post)), requesterName: "Ida Ö.", postTitle: post.title });
  }
  const jan = await member();
  for (const status of ["accepted", "rejected"]) {
    const { id } = await request(await member(), posts[0] as Post);
    await answer(ida, id, status);
  }
  await request(jan, await publish(await member()));
  expect(await paged("collaboration-requests/list-received", ida)).toEqual(received);
  expect(await paged("collaboration-requests/list-received", jan)).toEqual([]);
});

it("sent requests are listed by page, newest first, however old the posts are", async () => {
  const { member, publish, request } = communityCalls(stack);
  const [ida, jan] = [await member(), await member()];
  const posts = [await publish(ida), await publish(ida), await publish(ida)];
  const sent: CollaborationRequest[] = [];
  for (const post of posts.reverse()) sent.unshift(await request(jan, post));
  const own = { userId: String(jan.user.id) };
  expect(await paged("collaboration-requests/list-sent", jan, own)).toEqual(sent);
  const requested = sent.map(({ id, postId }) => ({ id: postId, requestId: id }));
  expect(await paged("community/list-requested", jan, own)).toMatchObject(requested);
});

it("a page has at most 50 requests, and a cursor only if more follow", async () => {
  const { member, publish, request } = communityCalls(stack);
  const { CollaborationRequestEntity } = await import(
    "@linkedpotential/core/collaboration-requests/collaboration-request.entity"
  );
  const [ida, jan] = [await member(), await member()];
  const post = await publish(ida);
  const { id: _id, message, status, createdAt, toUserId, postId } = await request(jan, post);
  const item = { message, status, createdAt, toUserId, postId };
  const put = (numbers: number[]) =>
    CollaborationRequestEntity.put(numbers.map((id) => ({ ...item, fromUserId: id, requestId: id }))).go();
  await put(Array.from({ length: 49 }, (_, index) => index + 1));
  const page = async (query: Record<string, string> = {}) => {
    const params = { postId: String(post.id) };
    const answer = await stack.call("collaboration-requests/list-for-post", { token: ida.token, params, query });
    return [(answer.json as CollaborationRequest[]).length, answer.headers["x-next-cursor"]];
  };
  for (const query of [{}, { limit: "50" }, { limit: "99" }]) expect(await page(query)).toEqual([50, undefined]);
  await put([50, 51]);
  for (const query of [{}, { limit: "50" }, { limit: "99" }]) expect(await page(query)).toEqual([50, "3"]);
  expect(await page({ cursor: "3" })).toEqual([2, undefined]);
  await CollaborationRequestEntity.patch({ postId, fromUserId: 1 }).set({ status: "accepted" }).go();
  expect(await page({ cursor: "3" })).toEqual([1, undefined]);
});

it("requests are sorted by id, whatever its length", async () => {
  const { member, publish, request } = communityCalls(stack);
  const { CollaborationRequestEntity } = await import(
    "@linkedpotential/core/collaboration-requests/collaboration-request.entity"
  );
  const [ida, jan] = [await member(), await member()];
  const { message, status, createdAt, toUserId, fromUserId } = await request(jan, await publish(ida));
  const own = { token: jan.token, params: { userId: String(jan.user.id) } };
  const [newest] = (await stack.call("collaboration-requests/list-sent", own)).json as CollaborationRequest[];
  const item = { message, status, createdAt, toUserId, fromUserId };
  for (const requestId of [9, 10, 100]) {
    const { id: postId } = await publish(ida);
    await CollaborationRequestEntity.put({ ...item, postId, requestId }).go();
  }
  const all = (await stack.call("collaboration-requests/list-sent", own)).json as CollaborationRequest[];
  expect(all.map(({ id }) => id)).toEqual([newest?.id, 100, 10, 9]);
  const older = await stack.call("collaboration-requests/list-sent", { ...own, query: { cursor: "100" } });
  expect((older.json as CollaborationRequest[]).map(({ id }) => id)).toEqual([10, 9]);
});

it("a page of sent requests has at most 50 of the caller's own", async () => {
  const { member, publish, request } = communityCalls(stack);
  const [ida, jan, kim] = [await member(), await member(), await member()];
  const posts = await Promise.all(Array.from({ length: 51 }, () => publish(ida)));
  for (const post of posts) await request(jan, post);
  await request(kim, posts[0] as Post);
  const page = async (query: Record<string, string> = {}) => {
    const params = { userId: String(jan.user.id) };
    const answer = await stack.call("collaboration-requests/list-sent", { token: jan.token, params, query });
    return { ids: (answer.json as CollaborationRequest[]).map(({ postId }) => postId), next: answer.headers };
  };
  const newest = posts.map(({ id }) => id).reverse();
  const { ids, next } = await page({ limit: "99" });
  expect(ids).toEqual(newest.slice(0, 50));
  expect((await page()).ids).toEqual(ids);
  expect((await page({ cursor: next["x-next-cursor"] ?? "" })).ids).toEqual(newest.slice(50));
});
