import type { Post } from "@linkedpotential/contract/community/schema";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { communityCalls } from "@linkedpotential/local/testing/community";
import { eventuallyConsistentReads } from "@linkedpotential/local/testing/eventually-consistent-reads";
import { type Interleave, interleaving } from "@linkedpotential/local/testing/interleave";
import { storedItems } from "@linkedpotential/local/testing/items";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, expect, it } from "vitest";

const stack = await startTestStack();
const calls = communityCalls(stack);
let beforeNext: Interleave;
beforeAll(async () => {
  beforeNext = await interleaving();
});
afterAll(() => stack.stop());

const linkedinUrl = "https://www.linkedin.com/in/jan-dyk";
const newRequester = () => readyAccount({ name: "Jan Dyk", plan: "premium", linkedinUrl });
type Requester = Awaited<ReturnType<typeof newRequester>>;
const leave = async ({ token, password }: Requester) => {
  const body = { currentPassword: password };
  expect(await stack.call("user/delete", { token, body })).toMatchObject({ status: 200 });
};
const storedRequests = async () => (await storedItems()).filter((item) => item.__edb_e__ === "collaboration-request");
const countsOf = async (posts: Post[]) => {
  const stored = await storedItems();
  return posts.map(({ id }) => stored.find((item) => item.postId === id && item.__edb_e__ === "post")?.pendingCount);
};

it("a deleted account's requests are erased, and only pending ones reduce the counts [D23]", async () => {
  const [jan, kim, ida] = [await newRequester(), await calls.member(), await calls.member()];
  const posts = [await calls.publish(ida), await calls.publish(ida), await calls.publish(ida)];
  const [open, answered, gone] = posts as [Post, Post, Post];
  for (const post of posts) await calls.request(jan, post);
  for (const post of posts) await calls.request(kim, post);
  const [last] = await calls.feedOf(jan);
  expect(last?.id).toBe(gone.id);
  const { id = 0 } = (await calls.feedOf(jan)).find((post) => post.id === answered.id)?.ownRequest ?? {};
  await calls.answer(ida, id, "accepted");
  await stack.deliver();
  await calls.removePost(ida, gone.id);
  await leave(jan);
  expect(await eventuallyConsistentReads(() => stack.deliver())).not.toContain("collaboration-request");
  expect((await storedRequests()).map(({ fromUserId }) => fromUserId)).toEqual([kim.user.id, kim.user.id]);
  expect(await countsOf([open, answered])).toEqual([1, 1]);
  const received = { token: ida.token, params: { postId: String(open.id) } };
  expect((await stack.call("collaboration-requests/list-for-post", received)).json).toMatchObject([
    { fromUserId: kim.user.id },
  ]);
});

it("a request that is answered while its sender's account is erased is erased too", async () => {
  const [jan, ida] = [await newRequester(), await calls.member()];
  const post = await calls.publish(ida);
  const { id } = await calls.request(jan, post);
  await stack.deliver();
  await leave(jan);
  beforeNext("TransactWriteItemsCommand", () => calls.answer(ida, id, "accepted"));
  await stack.deliver();
  expect((await storedRequests()).filter(({ fromUserId }) => fromUserId === jan.user.id)).toEqual([]);
  expect(await countsOf([post])).toEqual([0]);
});

it("many requests are all erased with the account", async () => {
  const { CollaborationRequestEntity } = await import(
    "@linkedpotential/core/collaboration-requests/collaboration-request.entity"
  );
  const { PostEntity } = await import("@linkedpotential/core/community/post.entity");
  const [jan, ida] = [await newRequester(), await calls.member()];
  const post = await calls.publish(ida);
  const { id: requestId, ...first } = await calls.request(jan, post);
  const { message, status, createdAt, toUserId, fromUserId } = first;
  const many = Array.from({ length: 120 }, (_, index) => ({
    ...{ message, status, createdAt, toUserId, fromUserId },
    postId: post.id + 1 + index,
    requestId: requestId + 1 + index,
  }));
  await CollaborationRequestEntity.put(many).go();
  await PostEntity.patch({ userId: ida.user.id, postId: post.id }).set({ pendingCount: 3 }).go();
  await leave(jan);
  await stack.deliver();
  await stack.deliver();
  expect((await storedRequests()).filter((item) => item.fromUserId === jan.user.id)).toEqual([]);
  expect(await countsOf([post])).toEqual([2]);
});

it("a request of a deleted account that is not erased yet has no name", async () => {
  const [jan, ida] = [await newRequester(), await calls.member()];
  const post = await calls.publish(ida);
  await calls.request(jan, post);
  const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
  await UserEntity.delete({ userId: jan.user.id }).go();
  const received = { token: ida.token, params: { postId: String(post.id) } };
  const nobody = {
    requesterName: "",
    requesterProfileImage: null,
    requesterActivityArea: "",
    requesterSkills: [],
    requesterDescription: "",
    requesterLinkedInUrl: "",
  };
  expect((await stack.call("collaboration-requests/list-for-post", received)).json).toMatchObject([nobody]);
});
