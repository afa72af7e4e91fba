import type { Post } from "@linkedpotential/contract/community/schema";
import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { lateReads } from "@linkedpotential/local/testing/late-reads";
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

/** Profiles of others may be read with eventual consistency. */
const people = ["user"];
const successful = (call: Promise<{ status: number }>) => call.then(({ status }) => expect(status).toBeLessThan(300));

describe("consistent reads decide about requests, and what is shown of them,", () => {
  it("when one is sent or withdrawn", async () => {
    expect(await lateReads(() => successful(calls.send(jan, post)))).toEqual([]);
    const [seen] = await calls.feedOf(jan);
    expect(await lateReads(() => successful(calls.withdraw(jan, seen?.ownRequest?.id ?? 0)))).toEqual([]);
  });

  it.each(["accepted", "rejected"])("when one is %s", async (status) => {
    const { id } = await calls.request(jan, post);
    expect(await lateReads(() => successful(calls.answer(ida, id, status)))).toEqual(people);
  });

  it("when one was accepted already", async () => {
    const { id } = await calls.request(jan, post);
    await calls.answer(ida, id, "accepted");
    expect(await lateReads(() => successful(calls.answer(ida, id, "accepted")))).toEqual(people);
    const withdrawn = async () => expect((await calls.withdraw(jan, id)).status).toBe(409);
    expect(await lateReads(withdrawn)).toEqual([]);
  });

  it("when they are listed", async () => {
    await calls.request(jan, post);
    const own = { token: jan.token, params: { userId: String(jan.user.id) } };
    expect(await lateReads(() => successful(stack.call("collaboration-requests/list-sent", own)))).toEqual([]);
    const received = { token: ida.token, params: { postId: String(post.id) } };
    const list = () => successful(stack.call("collaboration-requests/list-for-post", received));
    expect(await lateReads(list)).toEqual(people);
  });

  it("when they are deleted with their post or by a block [POST-46, D57]", async () => {
    const other = await calls.publish(ida);
    for (const each of [post, other]) await calls.request(jan, each);
    await stack.deliver();
    expect(await lateReads(() => successful(calls.block(jan, ida.user.id)))).toEqual([]);
    await calls.removePost(ida, post.id);
    expect(await lateReads(() => stack.deliver())).toEqual([]);
  });

  it("when mails about them are sent", async () => {
    const { id } = await calls.request(jan, post);
    expect(await lateReads(() => stack.deliver())).toEqual(people);
    await calls.answer(ida, id, "accepted");
    expect(await lateReads(() => stack.deliver())).toEqual(people);
  });
});
