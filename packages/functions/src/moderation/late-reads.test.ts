import type { Post } from "@linkedpotential/contract/community/schema";
import type { Someone } from "@linkedpotential/local/testing/community";
import { lateReads } from "@linkedpotential/local/testing/late-reads";
import { moderationCalls } from "@linkedpotential/local/testing/moderation";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeEach, expect, it } from "vitest";

const stack = await startTestStack({ SUPPORT_EMAIL: "hilfe@example.org" });
const moderation = moderationCalls(stack);
let ida: Someone;
let jan: Someone;
let post: Post;
let id: number;
beforeEach(async () => {
  ({ ida, jan, post, id } = await moderation.reportedPost());
  await moderation.find(id);
});
afterAll(() => stack.stop());

const successful = (call: Promise<{ status: number }>) => call.then(({ status }) => expect(status).toBeLessThan(300));
const hiddenOf = ({ token }: Someone) => successful(stack.call("moderation/list-hidden", { token }));

it("a report uses a consistent read", async () => {
  expect(await lateReads(() => successful(moderation.report(ida, { userId: jan.user.id })))).toEqual([]);
  expect(await lateReads(() => successful(moderation.report(jan, { userId: ida.user.id })))).toEqual([]);
});

it("decisions, objections, lists and notifications use consistent reads", async () => {
  const deliver = () => stack.deliver();
  expect(await lateReads(deliver)).toEqual([]);
  expect(await lateReads(() => successful(moderation.hide(id)))).toEqual([]);
  expect(await lateReads(deliver)).toEqual([]);
  expect(await lateReads(() => hiddenOf(ida))).toEqual([]);
  expect(await lateReads(() => successful(moderation.object(ida, post.id)))).toEqual([]);
  expect(await lateReads(deliver)).toEqual([]);
  expect(await lateReads(() => successful(moderation.restore(id)))).toEqual([]);
  expect(await lateReads(() => moderation.reports())).toEqual([]);
});

it("an impossible decision is refused based on a consistent read", async () => {
  const restore = async () => expect((await moderation.restore(id)).status).toBe(409);
  expect(await lateReads(restore)).toEqual([]);
});
