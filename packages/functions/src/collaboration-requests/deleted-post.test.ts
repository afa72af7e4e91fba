import { communityCalls } from "@linkedpotential/local/testing/community";
import { storedItems } from "@linkedpotential/local/testing/items";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, expect, it } from "vitest";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

const stored = async (postId: number) =>
  (await storedItems()).filter((item) => item.__edb_e__ === "collaboration-request" && item.postId === postId);

it("the requests of a deleted post disappear immediately and are then all deleted [POST-46]", async () => {
  const { member, publish, request, removePost, answer, withdraw } = communityCalls(stack);
  const { CollaborationRequestEntity } = await import(
    "@linkedpotential/core/collaboration-requests/collaboration-request.entity"
  );
  const [ida, jan] = [await member(), await member()];
  const [post, other] = [await publish(ida), await publish(ida)];
  const [{ id, ...first }, kept] = [await request(jan, post), await request(jan, other)];
  const { message, status, createdAt, toUserId, postId } = first;
  const more = Array.from({ length: 200 }, (_, index) => ({
    ...{ message, status, createdAt, toUserId, postId },
    fromUserId: index + 1,
    requestId: index + 1,
  }));
  await CollaborationRequestEntity.put(more).go();
  await removePost(ida, post.id);

  const own = { token: jan.token, params: { userId: String(jan.user.id) } };
  expect((await stack.call("collaboration-requests/list-sent", own)).json).toMatchObject([{ id: kept.id }]);
  expect((await stack.call("community/list-requested", own)).json).toMatchObject([{ id: other.id }]);
  const received = { token: ida.token, params: { postId: String(post.id) } };
  expect(await stack.call("collaboration-requests/list-for-post", received)).toMatchObject({ status: 404 });
  const gone = { status: 404, json: { code: "collaboration_request.not_found" } };
  expect(await answer(ida, id, "accepted")).toMatchObject(gone);
  expect(await answer(ida, id, "rejected")).toMatchObject(gone);
  expect(await withdraw(jan, id)).toMatchObject(gone);
  expect(await stored(post.id)).toHaveLength(201);

  await stack.deliver();
  expect(await stored(post.id)).toEqual([]);
  expect(await stored(other.id)).toHaveLength(1);
});
