import type { Post } from "@linkedpotential/contract/community/schema";
import { startCommunityPair } from "@linkedpotential/local/testing/community-pair";
import { countRoundTrips } from "@linkedpotential/local/testing/round-trips";
import { afterAll, expect, it } from "vitest";

const { stack, calls, ida, jan } = await startCommunityPair();
afterAll(() => stack.stop());

const page = async (query: Record<string, string>) => {
  const { json, headers } = await stack.call("community/list", { token: jan.token, query });
  return { ids: (json as Post[]).map(({ id }) => id), next: headers["x-next-cursor"] };
};

it("the search finds posts of others by words in title, text and details, in any case and industry", async () => {
  const [title, text, skill, wish] = [
    await calls.publish(ida, { title: "Übersetzung gesucht", industry: "Sonstiges" }),
    await calls.publish(ida, { content: "Eine Übersetzung ins Niederländische." }),
    await calls.publish(ida, { skills: ["ÜBERSETZUNG"] }),
    await calls.publish(ida, { lookingFor: ["übersetzung Niederländisch"] }),
    await calls.publish(jan, { title: "Übersetzung" }),
    await calls.publish(ida),
  ];
  expect((await page({ search: " übersetzung " })).ids).toEqual([wish.id, skill.id, text.id, title.id]);
  expect((await page({ search: "niederländisch Übersetzung" })).ids).toEqual([wish.id, text.id]);
  expect((await page({ search: "Übersetzung", industry: "Sonstiges" })).ids).toEqual([title.id]);
  expect(await page({ search: "Brückenbau" })).toEqual({ ids: [], next: undefined });
  const search = "x".repeat(101);
  expect(await stack.call("community/list", { token: jan.token, query: { search } })).toMatchObject({ status: 400 });
});

it("the search covers a limited number of posts per page, and returns each match once", async () => {
  const { PostEntity } = await import("@linkedpotential/core/community/post.entity");
  const template = await calls.publish(ida, { title: "Nadel" });
  const { data } = await PostEntity.get({ userId: ida.user.id, postId: template.id }).go();
  if (!data) throw new Error("no post");
  const first = template.id + 1;
  const isNeedle = (index: number) => index < 3 || index > 850;
  const others = Array.from({ length: 900 }, (_, index) => ({
    ...data,
    postId: first + index,
    title: isNeedle(index) ? "Nadel" : "Heu",
  }));
  await PostEntity.put(others).go({ concurrency: 8 });
  const wanted = others.filter((_, index) => isNeedle(index)).map(({ postId }) => postId);
  const seen: number[] = [];
  let cursor: string | undefined;
  let pages = 0;
  do {
    const { ids, next } = await page({ search: "nadel", ...(cursor && { cursor }) });
    seen.push(...ids);
    cursor = next;
    pages += 1;
  } while (cursor);
  expect(seen).toEqual([...wanted.reverse(), template.id]);
  expect(pages).toBe(4);
  const rare = () => stack.call("community/list", { token: jan.token, query: { search: "nichts" } });
  const { inSeries } = await countRoundTrips(rare);
  expect(inSeries).toBe(5);
});
