import { newPost } from "@linkedpotential/fixtures/community";
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
