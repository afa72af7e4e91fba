import type { Post } from "@linkedpotential/contract/community/schema";
import type { Someone } from "@linkedpotential/local/testing/community";
import { eventuallyConsistentReads } from "@linkedpotential/local/testing/eventually-consistent-reads";
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

const expectSuccess = (call: Promise<{ status: number }>) =>
  call.then(({ status }) => expect(status).toBeLessThan(300));
const listHidden = ({ token }: Someone) => expectSuccess(stack.call("moderation/list-hidden", { token }));

it("creating a report uses consistent reads", async () => {
  expect(await eventuallyConsistentReads(() => expectSuccess(moderation.report(ida, { userId: jan.user.id })))).toEqual(
    [],
  );
  expect(await eventuallyConsistentReads(() => expectSuccess(moderation.report(jan, { userId: ida.user.id })))).toEqual(
    [],
  );
});

it("decisions, objections, lists and notifications about moderation use consistent reads", async () => {
  const deliver = () => stack.deliver();
  expect(await eventuallyConsistentReads(deliver)).toEqual([]);
  expect(await eventuallyConsistentReads(() => expectSuccess(moderation.hide(id)))).toEqual([]);
  expect(await eventuallyConsistentReads(deliver)).toEqual([]);
  expect(await eventuallyConsistentReads(() => listHidden(ida))).toEqual([]);
  expect(await eventuallyConsistentReads(() => expectSuccess(moderation.object(ida, post.id)))).toEqual([]);
  expect(await eventuallyConsistentReads(deliver)).toEqual([]);
  expect(await eventuallyConsistentReads(() => expectSuccess(moderation.restore(id)))).toEqual([]);
  expect(await eventuallyConsistentReads(() => moderation.reports())).toEqual([]);
});

it("an impossible decision is refused based on a consistent read", async () => {
  const restore = async () => expect((await moderation.restore(id)).status).toBe(409);
  expect(await eventuallyConsistentReads(restore)).toEqual([]);
});
