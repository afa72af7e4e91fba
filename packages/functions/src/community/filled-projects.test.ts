import type { Post } from "@linkedpotential/contract/community/schema";
import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { type Interleave, interleaving } from "@linkedpotential/local/testing/interleave";
import { moderationCalls } from "@linkedpotential/local/testing/moderation";
import { projectPostCalls } from "@linkedpotential/local/testing/project-posts";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const now = "2027-03-01T09:00:00.000Z";
const stack = await startTestStack();
const [calls, projects] = [communityCalls(stack), projectPostCalls(stack)];
afterAll(() => stack.stop());

let beforeNext: Interleave;
let petra: Someone;
let ida: Someone;
let post: Post;
beforeAll(async () => {
  beforeNext = await interleaving();
});
beforeEach(async () => {
  stack.setNow(now);
  [petra, ida] = [await projects.business(), await calls.member()];
  post = await projects.publish(petra);
});

const refusal = (status: number, code: string) => ({ status, json: { code } });
const isInFeed = async (query: Record<string, string> = {}) =>
  (await projects.projects(ida, query)).some(({ id }) => id === post.id);
const shown = async (reader: Someone) =>
  (await stack.call("community/get", { token: reader.token, params: { postId: String(post.id) } })).json;
const fill = async (business = petra) =>
  expect(await projects.fill(business, post.id, true)).toMatchObject({ status: 200 });
const open = async (business = petra) =>
  expect(await projects.fill(business, post.id, false)).toMatchObject({ status: 200 });

describe("a filled project", () => {
  it("leaves the feed, the industry and the search at once, and returns when it is opened again", async () => {
    const views = [
      {},
      { industry: post.industry },
      { search: post.title },
      { search: post.title, industry: post.industry },
    ];
    const found = () => Promise.all(views.map(isInFeed));
    expect(await found()).toEqual([true, true, true, true]);
    expect((await projects.fill(petra, post.id, true)).json).toEqual({ ...post, filledAt: now });
    expect(await found()).toEqual([false, false, false, false]);
    expect(await shown(ida)).toMatchObject({ code: "post.not_found" });
    expect((await projects.fill(petra, post.id, false)).json).toEqual(post);
    expect(await found()).toEqual([true, true, true, true]);
  });

  it("is filled and opened by any member, and repetition changes nothing", async () => {
    const malte = await projects.colleague(petra);
    await fill(malte);
    stack.setNow("2027-03-01T10:00:00.000Z");
    await fill();
    expect(await calls.ownPosts(petra)).toEqual([{ ...post, filledAt: now }]);
    await open(malte);
    await open();
    expect(await calls.ownPosts(petra)).toEqual([post]);
  });

  it("takes no more requests, and those that were sent remain and can be answered", async () => {
    const jan = await calls.member("Jan Dyk");
    const [first, second] = [await calls.request(ida, post), await calls.request(jan, post)];
    await fill();
    expect(await calls.send(await calls.member(), post)).toMatchObject(refusal(409, "post.filled"));
    expect(await shown(ida)).toMatchObject({ id: post.id, filledAt: now, ownRequest: { status: "pending" } });
    expect(await projects.requestsFor(petra, post.id)).toMatchObject([{ id: second.id }, { id: first.id }]);
    expect(await projects.answer(petra, first.id, { status: "accepted" })).toMatchObject({ status: 200 });
    const { token, user } = ida;
    const params = { userId: String(user.id) };
    expect((await stack.call("community/list-requested", { token, params })).json).toMatchObject([
      { id: post.id, filledAt: now, ownRequest: { status: "accepted" } },
    ]);
    expect(await calls.withdraw(jan, second.id)).toMatchObject({ status: 200 });
    expect(await calls.send(jan, post)).toMatchObject(refusal(409, "post.filled"));
    await open();
    expect(await calls.send(jan, post)).toMatchObject({ status: 201 });
  });

  it("stays filled when it is changed", async () => {
    await fill();
    const { json } = await projects.change(petra, post.id, { title: "Neu", industry: "Sonstiges" });
    expect(json).toMatchObject({ title: "Neu", filledAt: now });
    expect([await isInFeed(), await isInFeed({ industry: "Sonstiges" })]).toEqual([false, false]);
    await open();
    expect([await isInFeed(), await isInFeed({ industry: "Sonstiges" })]).toEqual([true, true]);
  });

  it("stays filled when moderation hides and restores it, and cannot be opened while it is hidden", async () => {
    const { reported, hide, restore } = moderationCalls(stack);
    await calls.request(ida, post);
    const report = await reported(ida, post);
    await fill();
    await hide(report);
    expect(await projects.fill(petra, post.id, false)).toMatchObject(refusal(409, "post.hidden"));
    await restore(report);
    expect(await isInFeed()).toBe(false);
    expect(await calls.ownPosts(petra)).toMatchObject([{ filledAt: now }]);
    await open();
    expect(await isInFeed()).toBe(true);
  });

  it("is not part of the daily digest", async () => {
    const { postsOfDay } = await import("@linkedpotential/core/community/posts-of-day");
    const listed = async () => (await postsOfDay("2027-03-02", 100)).some(({ postId }) => postId === post.id);
    expect(await listed()).toBe(true);
    await fill();
    expect(await listed()).toBe(false);
  });
});

it("no collaboration can be filled", async () => {
  const { id } = await calls.publish(ida);
  expect(await projects.fill(ida, id, true)).toMatchObject({ status: 403 });
  expect(await projects.fill(petra, id, true)).toMatchObject(refusal(404, "post.not_found"));
});

describe("concurrently", () => {
  it("a request that arrives after the project was filled is refused, although it was open when it was read", async () => {
    beforeNext("TransactWriteItemsCommand", () => fill());
    expect(await calls.send(ida, post)).toMatchObject(refusal(409, "post.filled"));
    expect(await projects.requestsFor(petra, post.id)).toEqual([]);
  });

  it("a request arrives or is refused while the project is filled, and the count fits", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = post;
      const [sent] = await Promise.all([calls.send(ida, post), fill()]);
      expect([201, 409]).toContain(sent.status);
      const count = sent.status === 201 ? 1 : 0;
      expect(await projects.requestsFor(petra, id)).toHaveLength(count);
      expect((await calls.ownPosts(petra))[0]).toMatchObject({ id, requestCount: count, filledAt: now });
      post = await projects.publish(petra);
    }
  });

  it("a project that is moved to another industry while it is filled does not return to the feed", async () => {
    beforeNext("TransactWriteItemsCommand", () => projects.change(petra, post.id, { industry: "Sonstiges" }));
    await fill();
    expect([await isInFeed(), await isInFeed({ industry: "Sonstiges" })]).toEqual([false, false]);
  });

  it("a change to a project that is filled meanwhile keeps it filled", async () => {
    beforeNext("UpdateItemCommand", () => fill(), "post");
    expect(await projects.change(petra, post.id, { title: "Neu" })).toMatchObject({
      json: { title: "Neu", filledAt: now },
    });
    expect(await isInFeed()).toBe(false);
  });
});
