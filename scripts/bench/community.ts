import type { Post } from "@linkedpotential/contract/community/schema";
import { communityCalls } from "@linkedpotential/local/testing/community";
import { ms, ratio, sideBySide, table } from "./figures.ts";
import { copyItems, rawItems, renumbered } from "./fill.ts";
import { openStage } from "./stage.ts";

const few = 100;
const many = 100_000;
const fewConnections = 60;
const manyConnections = 2000;
const calls = 200;

/** P5 of lists that all share: the feed is measured before and after it is filled, connections in turns. */
export async function communityLists(): Promise<string> {
  const stack = await openStage();
  const { member, publish } = communityCalls(stack);
  const [author, reader, connected] = [await member(), await member(), await member()];
  const posts: Post[] = [];
  for (let each = 0; each < few; each += 1) posts.push(await publish(author));
  const [first] = posts;
  if (!first) throw new Error("no post");
  const feed = (query: Record<string, string>) => () => stack.call("community/list", { token: reader.token, query });
  const feeds = [feed({}), feed({ industry: first.industry })];
  const before = await sideBySide(feeds, calls);
  const items = await rawItems(author.user.id, "postId", first.id);
  await copyItems(items, many - few, (item, index) => renumbered(item, "postId", first.id, index + 1));
  const after = await sideBySide(feeds, calls);

  for (const [person, count] of [
    [reader, fewConnections],
    [connected, manyConnections],
  ] as const) {
    await connect(person.user.id, author.user.id, count);
  }
  const network = [reader, connected].map(
    ({ token }) =>
      () =>
        stack.call("network/list", { token }),
  );
  const [small = 0, large = 0] = await sideBySide(network, calls);
  await stack.stop();
  const [all = 0, ofIndustry = 0] = before;
  const [allAfter = 0, ofIndustryAfter = 0] = after;
  return [
    `P5: medians of ${calls} calls of the first page (target 1.15×). There is one feed: it is measured with ${few} posts, and again with ${many.toLocaleString("en")}; connections of two accounts in turns.`,
    "",
    table(
      ["List", "few", "many", "ratio"],
      [
        [`feed, ${few} and ${many.toLocaleString("en")} posts`, ms(all), ms(allAfter), ratio(allAfter, all)],
        ["the same of one industry", ms(ofIndustry), ms(ofIndustryAfter), ratio(ofIndustryAfter, ofIndustry)],
        [
          `connections, ${fewConnections} and ${manyConnections.toLocaleString("en")}`,
          ms(small),
          ms(large),
          ratio(large, small),
        ],
      ],
    ),
  ].join("\n");
}

/** The newest with somebody who is there, all others with people who are not. */
async function connect(userId: number, somebody: number, count: number): Promise<void> {
  // Loaded late: entities bind themselves to the table that the environment names by then.
  const { ConnectionEntity } = await import("@linkedpotential/core/network/connection.entity");
  const connectedAt = new Date().toISOString();
  const items = Array.from({ length: count }, (_, index) => ({
    userId,
    otherUserId: index === count - 1 ? somebody : index + 1,
    connectionId: index + 1,
    connectedAt,
  }));
  await ConnectionEntity.put(items).go({ concurrent: 4 });
}
