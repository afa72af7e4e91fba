import type { Post } from "@linkedpotential/contract/community/schema";
import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { eventuallyConsistentReads } from "@linkedpotential/local/testing/eventually-consistent-reads";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

const stack = await startTestStack();
const calls = communityCalls(stack);
let ida: Someone;
let jan: Someone;
let post: Post;
beforeEach(async () => {
  [ida, jan] = [await calls.member("Ida Öz"), await calls.member("Jan Dyk")];
  post = await calls.publish(ida);
});
afterAll(() => stack.stop());

/** Entities that may be read with eventual consistency: only the profiles of other users. */
const people = ["user"];
const expectSuccess = (call: Promise<{ status: number }>) =>
  call.then(({ status }) => expect(status).toBeLessThan(300));

describe("a request is read consistently", () => {
  it("when it is sent or withdrawn", async () => {
    expect(await eventuallyConsistentReads(() => expectSuccess(calls.send(jan, post)))).toEqual([]);
    const [seen] = await calls.feedOf(jan);
    expect(
      await eventuallyConsistentReads(() => expectSuccess(calls.withdraw(jan, seen?.ownRequest?.id ?? 0))),
    ).toEqual([]);
  });

  it.each(["accepted", "rejected"])("when it is %s", async (status) => {
    const { id } = await calls.request(jan, post);
    expect(await eventuallyConsistentReads(() => expectSuccess(calls.answer(ida, id, status)))).toEqual(people);
  });

  it("when it was accepted before", async () => {
    const { id } = await calls.request(jan, post);
    await calls.answer(ida, id, "accepted");
    expect(await eventuallyConsistentReads(() => expectSuccess(calls.answer(ida, id, "accepted")))).toEqual(people);
    const withdrawn = async () => expect((await calls.withdraw(jan, id)).status).toBe(409);
    expect(await eventuallyConsistentReads(withdrawn)).toEqual([]);
  });

  it("when it is listed", async () => {
    await calls.request(jan, post);
    const own = { token: jan.token, params: { userId: String(jan.user.id) } };
    expect(
      await eventuallyConsistentReads(() => expectSuccess(stack.call("collaboration-requests/list-sent", own))),
    ).toEqual([]);
    const received = { token: ida.token, params: { postId: String(post.id) } };
    const list = () => expectSuccess(stack.call("collaboration-requests/list-for-post", received));
    expect(await eventuallyConsistentReads(list)).toEqual(people);
  });

  it("when it is deleted with its post or by a block [POST-46, D57]", async () => {
    const other = await calls.publish(ida);
    for (const each of [post, other]) await calls.request(jan, each);
    await stack.deliver();
    expect(await eventuallyConsistentReads(() => expectSuccess(calls.block(jan, ida.user.id)))).toEqual([]);
    await calls.removePost(ida, post.id);
    expect(await eventuallyConsistentReads(() => stack.deliver())).toEqual([]);
  });

  it("when mails about it are sent", async () => {
    const { id } = await calls.request(jan, post);
    expect(await eventuallyConsistentReads(() => stack.deliver())).toEqual(people);
    await calls.answer(ida, id, "accepted");
    expect(await eventuallyConsistentReads(() => stack.deliver())).toEqual(people);
  });
});
