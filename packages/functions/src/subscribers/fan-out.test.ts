import type { BusEvents, RecipientsPage } from "@linkedpotential/contract/bus";
import { newLead } from "@linkedpotential/fixtures/leads";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { communityCalls } from "@linkedpotential/local/testing/community";
import { type OpenSubscribers, openSubscribers } from "@linkedpotential/local/testing/messages";
import { type RecordingServer, recordingServer } from "@linkedpotential/local/testing/recording-server";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import type { Context } from "aws-lambda";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

interface Entry {
  DetailType: string;
  Detail: string;
}

/** Number of people per page (`fan-out.ts` in core). */
const pageSize = 200;
const context = { awsRequestId: "run" } as Context;

let stack: TestStack;
let bus: RecordingServer;
let subscribers: OpenSubscribers;
let followUps: typeof import("../schedules/follow-ups.ts").handler;
let newPosts: typeof import("../schedules/new-posts.ts").handler;
let taken: Entry[];
/** Tells for each entry whether the bus refuses it. */
let isRefused: (entry: Entry) => boolean;

beforeAll(async () => {
  bus = await recordingServer(({ body }) => {
    const { Entries }: { Entries: Entry[] } = JSON.parse(body.toString());
    const results = Entries.map((entry) => {
      if (isRefused(entry)) return { ErrorCode: "ThrottlingException" };
      taken.push(entry);
      return { EventId: "1" };
    });
    return { status: 200, headers: {}, body: JSON.stringify({ Entries: results }) };
  });
  stack = await startTestStack({ BUS_ENDPOINT: bus.address });
  subscribers = openSubscribers();
  ({ handler: followUps } = await import("../schedules/follow-ups.ts"));
  ({ handler: newPosts } = await import("../schedules/new-posts.ts"));
});
afterAll(async () => {
  subscribers.close();
  bus.stop();
  await stack.stop();
});
beforeEach(() => {
  taken = [];
  isRefused = () => false;
  return () => stack.setNow();
});

const detailsOf = <Type extends keyof BusEvents>(type: Type): BusEvents[Type][] =>
  taken.filter(({ DetailType }) => DetailType === type).map(({ Detail }) => JSON.parse(Detail));
const pages = () => detailsOf("recipients.page_due");
const deliver = (page: RecipientsPage) => subscribers.hand("subscribers/fan-out", "recipients.page_due", page);
/** Delivers all pages, including those that a delivered page publishes. Returns the number of people on each page. */
async function deliverAll(): Promise<number[]> {
  const sizes: number[] = [];
  for (let page = pages()[0]; page; page = pages()[sizes.length]) sizes.push(Number((await deliver(page)).people));
  return sizes;
}
const inOrder = (ids: readonly number[]) => [...ids].sort((one, other) => one - other);
const idsFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + 8 * index);

/**
 * Creates leads in the first shard that are due on a day, one lead for each id in `userIds`. An id may occur several
 * times.
 */
async function putDue(followUpDate: string, userIds: readonly number[]): Promise<void> {
  const { LeadEntity } = await import("@linkedpotential/core/leads/lead.entity");
  const { token, user } = await readyAccount();
  await stack.call("leads/create", { token, body: newLead({ followUpDate: "2027-01-01" }) });
  const { data: lead } = await LeadEntity.get({ userId: user.id, leadId: 1 }).go();
  if (!lead) throw new Error("the lead is not there");
  await LeadEntity.put(
    userIds.map((userId, index) => ({ ...lead, userId, leadId: index + 1, followUpDate, shard: 0 })),
  ).go();
}

describe("the follow-ups of a morning", () => {
  it("start with one page per shard and notify each person with open follow-ups once [D27]", async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => readyAccount()));
    const [due, done] = [{ followUpDate: "2027-03-12" }, { followUpDate: "2027-03-12", followUpCompleted: true }];
    for (const { token } of people) {
      for (const lead of [due, done, { followUpDate: "2027-03-11" }, due]) {
        await stack.call("leads/create", { token, body: newLead(lead) });
      }
    }
    const { token } = await readyAccount();
    await stack.call("leads/create", { token, body: newLead(done) });
    expect(await followUps({ time: "2027-03-12T06:00:00Z" }, context)).toEqual({ pages: 8 });
    expect(pages()).toHaveLength(8);
    const sizes = await deliverAll();
    expect(sizes).toHaveLength(8);
    const published = detailsOf("user.follow_ups_due");
    expect(inOrder(published.map(({ userId }) => userId))).toEqual(inOrder(people.map(({ user }) => user.id)));
    for (const event of published) expect(event).toEqual({ userId: expect.any(Number), date: "2027-03-12" });
  });

  it("continue page by page, and notify each person once", async () => {
    const people = idsFrom(8, 2 * pageSize + 1);
    await putDue("2027-04-01", people);
    await followUps({ time: "2027-04-01T05:00:00Z" }, context);
    expect(inOrder(await deliverAll())).toEqual([0, 0, 0, 0, 0, 0, 0, 1, pageSize, pageSize]);
    expect(inOrder(detailsOf("user.follow_ups_due").map(({ userId }) => userId))).toEqual(people);
  });

  it("notify a person once whose leads span pages", async () => {
    const before = idsFrom(8, pageSize - 1);
    const [many = 0, after = 0] = idsFrom(8 * pageSize, 2);
    await putDue("2027-04-02", [...before, ...Array(2 * pageSize).fill(many), after]);
    await followUps({ time: "2027-04-02T05:00:00Z" }, context);
    await deliverAll();
    expect(inOrder(detailsOf("user.follow_ups_due").map(({ userId }) => userId))).toEqual([...before, many, after]);
  });

  it("continue after a page that failed halfway, without repeating earlier pages", async () => {
    const people = idsFrom(8, 2 * pageSize + 1);
    await putDue("2027-04-05", people);
    const [first = []] = [people.slice(0, pageSize)];
    const second = people.slice(pageSize, 2 * pageSize);
    await deliver({ event: "user.follow_ups_due", date: "2027-04-05", shard: 0 });
    const [page] = pages();
    if (!page) throw new Error("there is no second page");
    isRefused = ({ Detail }) => JSON.parse(Detail).userId === second[100];
    await expect(deliver(page)).rejects.toThrow("failed");
    expect(pages()).toEqual([page]);
    isRefused = () => false;
    expect(await deliver(page)).toMatchObject({ people: pageSize, isLast: false });
    expect(await deliver(pages()[1] as RecipientsPage)).toMatchObject({ people: 1, isLast: true });
    const published = detailsOf("user.follow_ups_due").map(({ userId }) => userId);
    expect(inOrder([...new Set(published)])).toEqual(people);
    expect(published.filter((userId) => first.includes(userId))).toHaveLength(pageSize);
  });

  it("notify nobody on a day without due follow-ups", async () => {
    await followUps({ time: "2027-03-20T06:00:00Z" }, context);
    expect(await deliverAll()).toEqual(Array(8).fill(0));
    expect(detailsOf("user.follow_ups_due")).toEqual([]);
  });

  it("can be started again when the bus fails, but not without a time", async () => {
    isRefused = () => true;
    await expect(followUps({ time: "2027-05-03T05:00:00Z" }, context)).rejects.toThrow("failed");
    await expect(followUps({ time: "" }, context)).rejects.toThrow("failed");
  });
});

describe("the digest of new posts", () => {
  const morning = "2027-03-12T06:30:00Z";

  it("goes page by page to each recipient once, also if several switched it on at the same time", async () => {
    stack.setNow("2027-03-11T12:00:00.000Z");
    const { member, publish } = communityCalls(stack);
    const { token, user } = await member();
    await stack.call("user/update-settings", { token, body: { notifications: { new_post: { mail: true } } } });
    await publish(await member());
    const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
    const { data: reader } = await UserEntity.get({ userId: user.id }).go();
    if (!reader) throw new Error("the reader is not there");
    const readers = [...idsFrom(8, 2 * pageSize), user.id];
    await UserEntity.put(readers.map((userId) => ({ ...reader, userId }))).go();
    expect(await newPosts({ time: morning }, context)).toEqual({ pages: 1 });
    expect(await deliverAll()).toEqual([pageSize, pageSize, 1]);
    const published = detailsOf("user.new_posts_due");
    expect(inOrder(published.map(({ userId }) => userId))).toEqual(readers);
    for (const { date } of published) expect(date).toBe("2027-03-12");
  });

  it("has no page on a day without posts", async () => {
    expect(await newPosts({ time: "2027-03-20T06:30:00Z" }, context)).toEqual({ pages: 0 });
    expect(taken).toEqual([]);
  });
});
