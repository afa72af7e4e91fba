import type { Post } from "@linkedpotential/contract/community/schema";
import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { type Interleave, interleaving } from "@linkedpotential/local/testing/interleave";
import { storedItems } from "@linkedpotential/local/testing/items";
import { moderationCalls } from "@linkedpotential/local/testing/moderation";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const stack = await startTestStack();
const calls = communityCalls(stack);
const moderation = moderationCalls(stack);
let beforeNext: Interleave;
let ida: Someone;
let jan: Someone;
let post: Post;
beforeAll(async () => {
  beforeNext = await interleaving();
});
beforeEach(async () => {
  [ida, jan] = [await calls.member("Ida Öz"), await calls.member("Jan Dyk")];
  post = await calls.publish(ida);
});
afterAll(() => stack.stop());

const beforeWrite = (work: () => Promise<unknown>) => beforeNext("TransactWriteItemsCommand", work);
const beforeSecondWrite = (work: () => Promise<unknown>) => beforeWrite(async () => beforeWrite(work));
const hide = async () => moderation.hide(await moderation.reported(jan, post));
const fill = async () => {
  const { PostEntity } = await import("@linkedpotential/core/community/post.entity");
  await PostEntity.patch({ userId: ida.user.id, postId: post.id }).set({ pendingCount: 500 }).go();
};
const requests = async () =>
  (await storedItems())
    .filter((item) => item.__edb_e__ === "collaboration-request" && item.postId === post.id)
    .map(({ requestId, status }) => ({ requestId, status }));
const publishedTypes = async () =>
  (await storedItems())
    .filter(({ pk, detail }) => pk === "outbox" && (detail as { postId?: number }).postId === post.id)
    .map(({ type }) => type);
const countOf = async () => (await calls.ownPosts(ida)).find(({ id }) => id === post.id)?.requestCount;
const networkOf = async ({ token }: Someone) => (await stack.call("network/list", { token })).json;
const refusal = (code: string, status = 404) => ({ status, json: { code } });

describe("a request is refused and nothing is stored when, after it was checked,", () => {
  it.each([
    ["its post is deleted", () => calls.removePost(ida, post.id), refusal("post.not_found")],
    ["its post is hidden by an admin", hide, refusal("post.not_found")],
    ["its post becomes a tip", () => calls.change(ida, post.id, { type: "tip" }), refusal("post.not_found")],
    ["the author blocks the sender", () => calls.block(ida, jan.user.id), refusal("post.not_found")],
    ["the sender blocks the author", () => calls.block(jan, ida.user.id), refusal("post.not_found")],
    ["its post reaches the limit of pending requests", fill, refusal("collaboration_request.too_many", 409)],
  ])("%s [POST-46, D57]", async (_, change, refused) => {
    beforeWrite(change);
    expect(await calls.send(jan, post)).toMatchObject(refused);
    expect(await requests()).toEqual([]);
    expect(await publishedTypes()).not.toContain("collaboration.requested");
  });
});

it("a request succeeds when its post is changed while it is sent", async () => {
  beforeWrite(() => calls.change(ida, post.id, { title: "Ein besserer Titel" }));
  expect((await calls.send(jan, post)).status).toBe(201);
  expect(await countOf()).toBe(1);
});

describe("when a request is withdrawn and sent again during a call about it,", () => {
  const sendAgain = async (requestId: number) => {
    await calls.withdraw(jan, requestId);
    await calls.request(jan, post);
  };

  it.each(["accepted", "rejected"])("the new request is not %s", async (status) => {
    const { id } = await calls.request(jan, post);
    beforeWrite(() => sendAgain(id));
    expect(await calls.answer(ida, id, status)).toMatchObject(refusal("collaboration_request.not_found"));
    expect(await requests()).toEqual([{ requestId: expect.any(Number), status: "pending" }]);
    expect(await requests()).not.toMatchObject([{ requestId: id }]);
    expect([await countOf(), await networkOf(ida), await networkOf(jan)]).toEqual([1, [], []]);
  });

  it("the new request is not withdrawn", async () => {
    const { id } = await calls.request(jan, post);
    beforeWrite(() => sendAgain(id));
    expect(await calls.withdraw(jan, id)).toMatchObject(refusal("collaboration_request.not_found"));
    expect([(await requests()).length, await countOf()]).toEqual([1, 1]);
  });

  it("a withdrawal of the earlier one answers not found, even if the new request was accepted", async () => {
    const { id } = await calls.request(jan, post);
    beforeWrite(async () => {
      await sendAgain(id);
      const [own] = await calls.feedOf(jan, { limit: "1" });
      await calls.answer(ida, own?.ownRequest?.id ?? 0, "accepted");
    });
    expect(await calls.withdraw(jan, id)).toMatchObject(refusal("collaboration_request.not_found"));
    expect(await requests()).toMatchObject([{ status: "accepted" }]);
  });
});

describe("an acceptance", () => {
  it("connects nobody when one user blocks the other concurrently [D57]", async () => {
    for (const isAuthor of [true, false]) {
      const { id } = await calls.request(jan, post);
      const [who, whom] = isAuthor ? [ida, jan] : [jan, ida];
      beforeWrite(() => calls.block(who, whom.user.id));
      expect(await calls.answer(ida, id, "accepted")).toMatchObject(refusal("collaboration_request.not_found"));
      await calls.unblock(who, whom.user.id);
      expect([await requests(), await networkOf(ida), await networkOf(jan)]).toEqual([[], [], []]);
    }
  });

  it("connects both again when their connection is removed concurrently", async () => {
    const other = await calls.publish(ida);
    await calls.answer(ida, (await calls.request(jan, other)).id, "accepted");
    const { id } = await calls.request(jan, post);
    beforeSecondWrite(() => calls.disconnect(ida, jan.user.id));
    expect((await calls.answer(ida, id, "accepted")).status).toBe(200);
    expect(await networkOf(ida)).toMatchObject([{ id: jan.user.id }]);
    expect(await networkOf(jan)).toMatchObject([{ id: ida.user.id }]);
    expect(await countOf()).toBe(0);
  });

  it("succeeds when another tab was first, and makes a withdrawal fail", async () => {
    const { id } = await calls.request(jan, post);
    beforeWrite(() => calls.answer(ida, id, "accepted"));
    expect(await calls.answer(ida, id, "accepted")).toMatchObject({ status: 200, json: { id, status: "accepted" } });
    expect((await publishedTypes()).filter((type) => type === "collaboration.accepted")).toHaveLength(1);
    const second = await calls.publish(ida);
    const sentRequest = await calls.request(jan, second);
    beforeWrite(() => calls.answer(ida, sentRequest.id, "accepted"));
    expect(await calls.withdraw(jan, sentRequest.id)).toMatchObject(
      refusal("collaboration_request.already_accepted", 409),
    );
  });
});

describe("a block succeeds and leaves no request pending, although concurrently", () => {
  it.each([
    ["the request is withdrawn", (id: number) => calls.withdraw(jan, id)],
    ["the request is rejected", (id: number) => calls.answer(ida, id, "rejected")],
    ["its post is deleted", () => calls.removePost(ida, post.id)],
  ])("%s [D57]", async (_, change) => {
    const { id } = await calls.request(jan, post);
    beforeSecondWrite(() => change(id));
    expect((await calls.block(ida, jan.user.id)).status).toBe(200);
    await stack.deliver();
    expect(await requests()).toEqual([]);
    expect(await countOf()).not.toBe(1);
  });
});
