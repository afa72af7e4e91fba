import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, expect, it } from "vitest";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

type Listing = "collaboration-requests/list-for-post" | "collaboration-requests/list-sent" | "community/list-requested";

/** What is in all pages of two each. */
async function paged<Item>(id: Listing, { token }: Someone, params: Record<string, string>): Promise<Item[]> {
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

it("the requests of a post come in pages, the newest first", async () => {
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

it("what a person has sent comes in pages, the newest first, however old the posts are", async () => {
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
