import type { Post } from "@linkedpotential/contract/community/schema";
import { newProject } from "@linkedpotential/fixtures/community";
import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { moderationCalls } from "@linkedpotential/local/testing/moderation";
import { projectPostCalls } from "@linkedpotential/local/testing/project-posts";
import { requestMessageCalls } from "@linkedpotential/local/testing/request-messages";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

const stack = await startTestStack();
const [calls, projects] = [communityCalls(stack), projectPostCalls(stack)];
afterAll(() => stack.stop());

let petra: Someone;
let malte: Someone;
let post: Post;
beforeEach(async () => {
  stack.setNow("2027-03-01T09:00:00.000Z");
  petra = await projects.business();
  malte = await projects.colleague(petra);
  post = await projects.publish(petra);
});

const gone = { status: 404, json: { code: "post.not_found" } };
const idsOf = (posts: readonly { id: number }[]) => posts.map(({ id }) => id);
const seen = async (reader: Someone) => idsOf(await calls.ownPosts(reader));
const page = async ({ token, user }: Someone, query: Record<string, string>) => {
  const { json, headers } = await stack.call("community/list-own", {
    token,
    params: { userId: String(user.id) },
    query,
  });
  return { ids: idsOf(json as Post[]), next: headers["x-next-cursor"] };
};

describe("the projects of a company", () => {
  it("are listed to each member, newest first, with the name of the colleague who wrote them", async () => {
    const other = await projects.publish(malte, { company: "" });
    expect(await calls.ownPosts(petra)).toEqual([
      { ...other, author: { ...other.author, name: "Malte O." }, writerName: "Malte Ohm" },
      post,
    ]);
    expect(await calls.ownPosts(malte)).toMatchObject([{ id: other.id }, { id: post.id, writerName: "Petra Groß" }]);
    expect((await calls.ownPosts(malte))[0]).not.toHaveProperty("writerName");
  });

  it("are read page by page, without gaps and repetitions", async () => {
    const ida = await projects.colleague(petra, "Ida Öz");
    const ids = [post.id];
    for (const writer of [malte, malte, malte, petra, ida, petra, malte])
      ids.unshift((await projects.publish(writer)).id);
    const read: number[] = [];
    let cursor: string | undefined;
    do {
      const { ids: some, next } = await page(ida, { limit: "3", ...(cursor && { cursor }) });
      expect(some.length).toBeGreaterThan(0);
      read.push(...some);
      cursor = next;
    } while (cursor);
    expect(read).toEqual(ids);
  });

  it("count only the requests that the reader sees in their list", async () => {
    const [ida, jan] = [await calls.member("Ida Öz"), await calls.member("Jan Dyk")];
    for (const freelancer of [ida, jan]) await calls.request(freelancer, post);
    const body = { userId: malte.user.id };
    expect(await stack.call("blocks/create", { token: ida.token, body })).toMatchObject({ status: 200 });
    await stack.deliver();
    expect(await projects.requestsFor(malte, post.id)).toHaveLength(1);
    expect(await calls.ownPosts(malte)).toMatchObject([{ id: post.id, requestCount: 1 }]);
    expect((await projects.fill(malte, post.id, true)).json).toMatchObject({ requestCount: 1 });
    expect(await projects.requestsFor(petra, post.id)).toHaveLength(2);
    expect(await calls.ownPosts(petra)).toMatchObject([{ id: post.id, requestCount: 2 }]);
  });

  it("count the messages that nobody in the company has read, except those of people whom the reader does not see", async () => {
    const { write, see } = requestMessageCalls(stack);
    const [ida, jan] = [await calls.member("Ida Öz"), await calls.member("Jan Dyk")];
    const [ofIda, ofJan] = [await calls.request(ida, post), await calls.request(jan, post)];
    for (const { id } of [ofIda, ofJan]) await projects.answer(petra, id, { status: "accepted" });
    expect((await calls.ownPosts(petra))[0]).not.toHaveProperty("unreadMessages");
    for (const [author, { id }] of [
      [ida, ofIda],
      [ida, ofIda],
      [jan, ofJan],
    ] as const)
      await write(author, id);
    await write(petra, ofIda.id);
    for (const member of [petra, malte]) expect(await calls.ownPosts(member)).toMatchObject([{ unreadMessages: 3 }]);
    const body = { userId: malte.user.id };
    expect(await stack.call("blocks/create", { token: jan.token, body })).toMatchObject({ status: 200 });
    expect(await calls.ownPosts(malte)).toMatchObject([{ unreadMessages: 2 }]);
    await see(malte, ofIda.id);
    expect(await calls.ownPosts(petra)).toMatchObject([{ unreadMessages: 1 }]);
  });

  it("are shown neither to other companies nor to freelancers as their own", async () => {
    const [other, ida] = [await projects.business(), await calls.member()];
    expect([await seen(other), await seen(ida)]).toEqual([[], []]);
    expect(await projects.requestsFor(other, post.id)).toMatchObject({ code: "post.not_found" });
    expect(await projects.requestsFor(ida, post.id)).toMatchObject({ code: "post.not_found" });
    expect(await projects.fill(other, post.id, true)).toMatchObject(gone);
    expect(await projects.fill(ida, post.id, true)).toMatchObject({ status: 403 });
    const feed = await projects.projects(ida);
    expect(feed[0]).toMatchObject({ id: post.id });
    expect(feed[0]).not.toHaveProperty("writerName");
  });

  it("are changed and deleted by their writer only", async () => {
    expect(await projects.change(malte, post.id)).toMatchObject(gone);
    expect(await calls.removePost(malte, post.id)).toMatchObject(gone);
    expect(await calls.ownPosts(petra)).toEqual([post]);
  });

  it("stay with their writer when somebody leaves, who then sees no project of colleagues", async () => {
    const own = await projects.publish(malte);
    await calls.request(await calls.member(), post);
    expect(await seen(malte)).toEqual([own.id, post.id]);
    expect(await stack.call("business/leave-company", { token: malte.token })).toMatchObject({ status: 200 });
    expect([await seen(malte), await seen(petra)]).toEqual([[own.id], [post.id]]);
    expect(await projects.requestsFor(malte, post.id)).toMatchObject({ code: "post.not_found" });
    expect(await projects.fill(malte, post.id, true)).toMatchObject(gone);
    expect(await projects.change(malte, own.id, newProject())).toMatchObject({ status: 200 });
  });

  it("are not shown to colleagues while moderation hides them", async () => {
    const { reported, hide } = moderationCalls(stack);
    await hide(await reported(await calls.member(), post));
    expect(await calls.ownPosts(petra)).toMatchObject([{ id: post.id, hidden: {} }]);
    expect(await seen(malte)).toEqual([]);
    expect(await projects.requestsFor(malte, post.id)).toMatchObject({ code: "post.not_found" });
  });
});
