import { newPost } from "@linkedpotential/fixtures/community";
import { signedInAdmin } from "@linkedpotential/local/testing/accounts";
import { type CommunityCalls, communityCalls } from "@linkedpotential/local/testing/community";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, expect, it } from "vitest";

let stack: TestStack;
let calls: CommunityCalls;
beforeAll(async () => {
  stack = await startTestStack();
  calls = communityCalls(stack);
});
afterAll(() => stack.stop());

it("every call of a free account reports the plan limit, and changes nothing [D8]", async () => {
  const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
  const [ida, jan] = [await calls.member("Ida Öz"), await calls.member("Jan Dyk")];
  const post = await calls.publish(ida);
  const { id } = await calls.request(jan, post);
  const setPlan = (plan: "kostenlos" | "premium") => UserEntity.patch({ userId: ida.user.id }).set({ plan }).go();
  await setPlan("kostenlos");
  const { token, user } = ida;
  const ownCall = { token, params: { userId: String(user.id) } };
  const answers = await Promise.all([
    stack.call("community/list", { token }),
    stack.call("community/list-others", { token }),
    stack.call("community/get", { token, params: { postId: String(post.id) } }),
    stack.call("community/list-own", ownCall),
    stack.call("community/list-requested", ownCall),
    stack.call("collaboration-requests/list-sent", ownCall),
    stack.call("collaboration-requests/list-for-post", { token, params: { postId: String(post.id) } }),
    stack.call("network/list", { token }),
    stack.call("community/create", { token, body: newPost() }),
    calls.change(ida, post.id, {}),
    calls.removePost(ida, post.id),
    calls.send(ida, { ...post, userId: jan.user.id }),
    calls.answer(ida, id, "accepted"),
    calls.withdraw(ida, id),
    calls.disconnect(ida, jan.user.id),
  ]);
  for (const answer of answers) expect(answer).toMatchObject({ status: 403, json: { code: "plan_limit" } });
  expect(await calls.feedOf(jan, { limit: "1" })).toMatchObject([{ id: post.id }]);
  stack.configure({ PLAN_LIMITS: "off" });
  expect(await calls.ownPosts(ida)).toMatchObject([{ id: post.id, requestCount: 1 }]);
  stack.configure({ PLAN_LIMITS: "enforced" });
});

it("an admin reads the community on the free plan, and needs Premium to publish, request and accept", async () => {
  const { token, user } = await signedInAdmin(stack);
  const [ida, jan] = [await calls.member("Ida Öz"), await calls.member("Jan Dyk")];
  const post = await calls.publish(ida);
  const own = { token, params: { userId: String(user.id) } };
  const reads = await Promise.all([
    stack.call("community/list", { token }),
    stack.call("community/list-others", { token }),
    stack.call("community/get", { token, params: { postId: String(post.id) } }),
    stack.call("community/list-own", own),
    stack.call("community/list-requested", own),
    stack.call("collaboration-requests/list-sent", own),
    stack.call("network/list", { token }),
  ]);
  expect(reads.map(({ status }) => status)).toEqual(reads.map(() => 200));
  const bell = (await stack.call("notifications/list", { token })).json as { message: string }[];
  expect(bell.some(({ message }) => message.includes(post.title))).toBe(true);
  const writes = [
    await stack.call("community/create", { token, body: newPost() }),
    await calls.send({ token, user }, post),
    await calls.answer({ token, user }, (await calls.request(jan, post)).id, "accepted"),
  ];
  for (const answer of writes) expect(answer).toMatchObject({ status: 403, json: { code: "plan_limit" } });
  stack.configure({ ADMIN_EMAILS: "niemand@example.org" });
  expect(await stack.call("community/list", { token })).toMatchObject({ json: { code: "plan_limit" } });
});
