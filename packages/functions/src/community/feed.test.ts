import { type Industry, industries } from "@linkedpotential/contract/community/industries";
import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

const stack = await startTestStack();
const calls = communityCalls(stack);
let ida: Someone;
let jan: Someone;
beforeEach(async () => {
  [ida, jan] = [await calls.member("Ida Öz"), await calls.member("Dr. Jan van Dyk")];
});
afterAll(() => stack.stop());

describe("the feed", () => {
  it("lists the posts of others, newest first, with short names [API-108, COMM-18, COMM-19]", async () => {
    const [first, own, last] = [await calls.publish(ida), await calls.publish(jan), await calls.publish(ida)];
    const feed = await calls.feedOf(jan, { limit: "2" });
    expect(feed.map(({ id }) => id)).toEqual([last.id, first.id]);
    expect(feed[0]).toEqual({ ...last, author: { ...last.author, name: "Ida Ö." } });
    expect((await calls.feedOf(ida, { limit: "1" }))[0]).toMatchObject({ id: own.id, author: { name: "Jan D." } });
  });

  it("can be filtered by industry [COMM-04]", async () => {
    const industry: Industry = industries[8];
    const [first, own, last] = [
      await calls.publish(ida, { industry }),
      await calls.publish(jan, { industry }),
      await calls.publish(ida, { industry }),
    ];
    await calls.publish(ida, { industry: "Sonstiges" });
    expect((await calls.feedOf(jan, { industry })).map(({ id }) => id)).toEqual([last.id, first.id]);
    expect((await calls.feedOf(ida, { industry })).map(({ id }) => id)).toEqual([own.id]);
    await calls.change(ida, last.id, { industry: "Sonstiges" });
    expect((await calls.feedOf(jan, { industry })).map(({ id }) => id)).toEqual([first.id]);
  });

  it.each([undefined, industries[7]])("lists each post once across pages, for industry %s", async (industry) => {
    const posts: number[] = [];
    for (let each = 0; each < 15; each += 1) {
      posts.unshift((await calls.publish(ida, { industry: industry ?? "Sonstiges" })).id);
      posts.unshift((await calls.publish(ida, { industry: industry ?? "Sonstiges" })).id);
      await calls.publish(jan, { industry: industry ?? "Sonstiges" });
    }
    const seen: number[] = [];
    let query: Record<string, string> = { limit: "7", ...(industry && { industry }) };
    while (seen.length < posts.length) {
      const { json, headers } = await stack.call("community/list", { token: jan.token, query });
      const page = json as { id: number }[];
      expect(page.length).toBeLessThanOrEqual(7);
      seen.push(...page.map(({ id }) => id));
      query = { ...query, cursor: headers["x-next-cursor"] ?? "none" };
    }
    expect(seen.slice(0, posts.length)).toEqual(posts);
  });

  it("has no cursor after a full last page", async () => {
    const industry: Industry = industries[5];
    for (let each = 0; each < 3; each += 1) await calls.publish(ida, { industry });
    const cursorAfter = async (limit: string) => {
      const { json, headers } = await stack.call("community/list", { token: jan.token, query: { industry, limit } });
      return [(json as object[]).length, typeof headers["x-next-cursor"]];
    };
    expect(await cursorAfter("3")).toEqual([3, "undefined"]);
    expect(await cursorAfter("2")).toEqual([2, "string"]);
  });

  it("has full pages for the author of most posts, and is empty for the author of all", async () => {
    const industry: Industry = industries[6];
    const otherPost = await calls.publish(ida, { industry });
    for (let each = 0; each < 30; each += 1) await calls.publish(jan, { industry });
    expect((await calls.feedOf(jan, { industry })).map(({ id }) => id)).toEqual([otherPost.id]);
  });

  it("shows the author's current profile, without hidden fields [D12]", async () => {
    const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
    const post = await calls.publish(ida);
    const own = UserEntity.patch({ userId: ida.user.id });
    const profileImage = "/media/a.webp";
    await own.set({ name: "Ida Anna Kuhn", profileImage }).go();
    const seen = async () => (await calls.feedOf(jan, { limit: "1" }))[0]?.author;
    const { linkedInUrl } = post.author;
    const shown = { name: "Ida K.", initials: "IK", profileImage, linkedInUrl, isConnected: false };
    expect(await seen()).toEqual(shown);
    await stack.call("user/update-settings", { token: ida.token, body: { profileVisible: false } });
    expect(await seen()).toEqual({ ...shown, profileImage: null, linkedInUrl: "" });
    await calls.answer(ida, (await calls.request(jan, post)).id, "accepted");
    expect(await seen()).toEqual({ ...shown, isConnected: true });
  });

  it("is on the dashboard with request counts and the caller's own request [API-117, POST-15, WIDGET-24]", async () => {
    const post = await calls.publish(ida);
    const { id, createdAt } = await calls.request(jan, post);
    await calls.request(await calls.member(), post);
    const query = { limit: "2" };
    const { json } = await stack.call("community/list-others", { token: jan.token, query });
    expect(json).toHaveLength(2);
    expect(json).toMatchObject([
      { id: post.id, requestCount: 2, ownRequest: { id, status: "pending", createdAt } },
      { ownRequest: null },
    ]);
  });
});

describe("a single post", () => {
  const read = ({ token }: Someone, postId: number) =>
    stack.call("community/get", { token, params: { postId: String(postId) } });

  it("equals the one in the feed, and is also returned to its author [COMM-20]", async () => {
    const post = await calls.publish(ida);
    const { id } = await calls.request(jan, post);
    const [listed] = await calls.feedOf(jan, { limit: "1" });
    expect((await read(jan, post.id)).json).toEqual(listed);
    expect((await read(jan, post.id)).json).toMatchObject({ author: { name: "Ida Ö." }, ownRequest: { id } });
    expect((await read(ida, post.id)).json).toEqual({ ...post, requestCount: 1 });
  });

  it("is visible to its author only when it is not a collaboration, and to nobody after deletion", async () => {
    const post = await calls.publish(ida);
    await calls.change(ida, post.id, { type: "tip" });
    expect((await read(ida, post.id)).json).toMatchObject({ type: "tip", skills: null });
    expect(await read(jan, post.id)).toMatchObject({ status: 404, json: { code: "post.not_found" } });
    await calls.removePost(ida, post.id);
    expect(await read(ida, post.id)).toMatchObject({ status: 404, json: { code: "post.not_found" } });
  });
});
