import type { Post } from "@linkedpotential/contract/community/schema";
import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { countRoundTrips } from "@linkedpotential/local/testing/round-trips";
import type { TestStack } from "@linkedpotential/local/testing/stack";
import { startBenchStack } from "./bench-stack.ts";
import { copyItems, rawItems, renumbered } from "./copy-items.ts";
import { ms, type Report, ratio, sideBySide, table } from "./report.ts";

const few = 100;
const many = 100_000;
const fewConnections = 60;
const manyConnections = 2000;
const manyNotifications = 10_000;
const calls = 200;
const text = (count: number) => count.toLocaleString("en");

type Way = () => Promise<unknown>;

/** Measures the feed before and after it is filled. Lists of single users are measured in turn. */
export async function communityLists(): Promise<Report> {
  const stack = await startBenchStack();
  const { member } = communityCalls(stack);
  const [author, reader, connected] = [await member(), await member(), await member()];
  const rows = [
    ...(await feeds(stack, author, reader)),
    ...(await networks(stack, author, [reader, connected])),
    ...(await bells(stack, author, [await member(), await member()])),
  ];
  await stack.stop();
  const details = [
    `Medians of ${calls} calls of the first page. There is one feed: it is measured with ${few} posts, and again with ${text(many)}; connections and notifications of two accounts in turns. The last column counts round trips in series (P4): one for the session, then the route's own.`,
    "",
    table(["List", "few", "many", "ratio", "round trips"], rows),
  ].join("\n");
  const what = "first page of feed, connections and notifications with many items, against few";
  const worst = Math.max(...rows.map(([, , , times = ""]) => Number.parseFloat(times)));
  const figure = `worst ${worst.toFixed(2)}×`;
  return { results: [{ id: "P5", what, figure, target: "≤ 1.15×", isMet: worst <= 1.15 }], text: details };
}

async function feeds(stack: TestStack, author: Someone, { token }: Someone): Promise<string[][]> {
  const { publish } = communityCalls(stack);
  const posts: Post[] = [];
  for (let each = 0; each < few; each += 1) posts.push(await publish(author));
  const [first] = posts;
  if (!first) throw new Error("no post");
  const feed = (query: Record<string, string>) => () => stack.call("community/list", { token, query });
  const ways = [feed({}), feed({ industry: first.industry })];
  const before = await sideBySide(ways, calls);
  const items = await rawItems(author.user.id, "postId", first.id);
  await copyItems(items, many - few, (item, index) => renumbered(item, "postId", first.id, index + 1));
  const after = await sideBySide(ways, calls);
  const names = [`feed, ${few} and ${text(many)} posts`, "the same of one industry"];
  return Promise.all(names.map((name, at) => row(name, before[at], after[at], ways[at])));
}

async function networks(stack: TestStack, author: Someone, people: [Someone, Someone]): Promise<string[][]> {
  const counts = [fewConnections, manyConnections];
  for (const [at, { user }] of people.entries()) await connect(user.id, author.user.id, counts[at] ?? 0);
  const ways = people.map(listOf(stack, "network/list"));
  return [await ofTwo(`connections, ${counts.map(text).join(" and ")}`, ways)];
}

async function bells(stack: TestStack, author: Someone, people: [Someone, Someone]): Promise<string[][]> {
  const counts = [few, manyNotifications];
  for (const [at, { user }] of people.entries()) await tell(user.id, author, counts[at] ?? 0);
  const label = counts.map(text).join(" and ");
  return [
    await ofTwo(`notifications, ${label}`, people.map(listOf(stack, "notifications/list"))),
    await ofTwo(`unread ones counted, ${label}`, people.map(listOf(stack, "notifications/count-unread"))),
  ];
}

const listOf =
  (stack: TestStack, id: "network/list" | "notifications/list" | "notifications/count-unread") =>
  ({ token }: Someone): Way =>
  () =>
    stack.call(id, { token });

async function ofTwo(name: string, ways: Way[]): Promise<string[]> {
  const [small, large] = await sideBySide(ways, calls);
  return row(name, small, large, ways[1]);
}

async function row(name: string, small = 0, large = 0, way: Way = async () => undefined): Promise<string[]> {
  const { inSeries } = await countRoundTrips(way);
  return [name, ms(small), ms(large), ratio(large, small), String(inSeries)];
}

async function connect(userId: number, somebody: number, count: number): Promise<void> {
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

/**
 * Creates notifications about requests of one user for deleted posts. They are newer than all others, so they fill the
 * first page.
 */
async function tell(userId: number, { user }: Someone, count: number): Promise<void> {
  const { NotificationEntity } = await import("@linkedpotential/core/notifications/notification.entity");
  const { newId } = await import("@linkedpotential/core/ids");
  const now = new Date();
  const items = Array.from({ length: count }, (_, index) => ({
    userId,
    notificationId: newId(now),
    type: "collaboration_request_new" as const,
    relatedId: index + 1,
    actorId: user.id,
    createdAt: now.toISOString(),
    ttl: Math.ceil(now.getTime() / 1000) + 90 * 24 * 60 * 60,
  }));
  await NotificationEntity.put(items).go({ concurrent: 4 });
}
