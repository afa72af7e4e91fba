import type { Post, PostPreview } from "@linkedpotential/contract/community/schema";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { changeAccount, communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { moderationCalls } from "@linkedpotential/local/testing/moderation";
import { countRoundTrips } from "@linkedpotential/local/testing/round-trips";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeEach, expect, it } from "vitest";

const stack = await startTestStack();
const calls = communityCalls(stack);
let author: Someone;
let reader: Someone;
beforeEach(async () => {
  author = await calls.member("Ida Öz");
  reader = await readyAccount({ name: "Jan Dyk" });
  await changeAccount(author, { activityArea: "Gestaltung" });
});
afterAll(() => stack.stop());

const previews = async ({ token } = reader) =>
  (await stack.call("community/list-previews", { token })).json as PostPreview[];
const idsOf = (posts: { id: number }[]) => posts.map(({ id }) => id);

async function publishFour(): Promise<Post[]> {
  const posts: Post[] = [];
  for (const title of ["Erster", "Zweiter", "Dritter", "Vierter"])
    posts.unshift(await calls.publish(author, { title }));
  return posts;
}

it("a free account sees the newest three posts with title, industry and the author's area, but no name or text", async () => {
  const posts = await publishFour();
  expect(await previews()).toEqual(
    posts.slice(0, 3).map(({ id, title, language, industry, createdAt }) => ({
      id,
      title,
      language,
      industry,
      authorArea: "Gestaltung",
      createdAt,
    })),
  );
});

it("the previews leave out the reader's own posts and those of blocked people, on both sides [D57]", async () => {
  const other = await calls.member("Kim Ott");
  const [fourth] = await publishFour();
  const own = await calls.publish(other);
  expect(idsOf(await previews(other))[0]).toBe(fourth?.id);
  await calls.block(author, other.user.id);
  expect(idsOf(await previews(other))).not.toContain(fourth?.id);
  expect(idsOf(await previews(author))).not.toContain(own.id);
  expect(idsOf(await previews())[0]).toBe(own.id);
});

it("the previews leave out a post that moderation hid", async () => {
  const { post, id } = await moderationCalls(stack).reportedPost();
  expect(idsOf(await previews())).toContain(post.id);
  await moderationCalls(stack).hide(id);
  expect(idsOf(await previews())).not.toContain(post.id);
});

it("the area is empty when the author has made the profile invisible [D12]", async () => {
  await changeAccount(author, { profileVisible: false });
  const post = await calls.publish(author);
  expect((await previews())[0]).toMatchObject({ id: post.id, authorArea: "" });
});

it("reading the previews takes two sequential round trips after the session check", async () => {
  await calls.publish(author);
  const { inSeries, actions } = await countRoundTrips(async () => void (await previews()));
  expect(inSeries).toBe(3);
  expect(actions.sort()).toEqual(["BatchGetItem", "BatchGetItem", "GetItem", "Query", "Query"]);
});
