import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { type CommunityCalls, communityCalls, type Someone } from "../testing/community.ts";
import { projectPostCalls } from "../testing/project-posts.ts";
import { plainRequest } from "../testing/request.ts";
import { startTestStack, type TestStack } from "../testing/stack.ts";
import { createSchedules } from "./scheduler.ts";

/** Time at which the users sign in. Their sessions expire a day later, before the mails are sent. */
const begin = "2027-03-11T06:00:00.000Z";
/** 7:30 a.m. in Berlin, where winter time applies. */
const morning = "2027-03-12T06:30:00.000Z";

let stack: TestStack;
let calls: CommunityCalls;
let mail: typeof import("@linkedpotential/core/community/mail-new-posts").mailNewPosts;
beforeAll(async () => {
  stack = await startTestStack();
  calls = communityCalls(stack);
  ({ mailNewPosts: mail } = await import("@linkedpotential/core/community/mail-new-posts"));
});
afterAll(() => stack.stop());
beforeEach(() => {
  stack.setNow(begin);
  const silence = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  return () => silence.mockRestore();
});

const wish = ({ token }: Someone, isWanted = true) =>
  stack.call("user/update-settings", { token, body: { notifications: { new_post: { mail: isWanted } } } });
const schedules = createSchedules();
async function run(now: string): Promise<unknown> {
  const body = Buffer.from(JSON.stringify({ now }));
  const answer = await schedules(plainRequest("/__local/schedules/new-posts/run", { method: "POST", body }));
  return JSON.parse(String(answer?.body)).result;
}
const mailsTo = ({ user }: Someone) => stack.mails().filter(({ to }) => to === user.email);
async function publishedAt(instant: string, title: string, author?: Someone): Promise<Someone> {
  stack.setNow(instant);
  const by = author ?? (await calls.member("Dr. Ida Öz"));
  await calls.publish(by, { title });
  return by;
}

it("mails the posts of others since the previous morning once to its subscribers [D12, SET-18-NS]", async () => {
  const [reader, other] = [await calls.member(), await calls.member()];
  await wish(reader);
  await publishedAt("2027-03-11T06:29:59.990Z", "Von vorgestern");
  await publishedAt("2027-03-11T06:30:00.000Z", "Gerade noch dabei");
  await publishedAt("2027-03-11T12:00:00.000Z", "Eigener Beitrag", reader);
  const author = await publishedAt("2027-03-12T06:29:59.990Z", "Zuletzt");
  await publishedAt(morning, "Erst morgen");
  const runs = await Promise.all([run(morning), run(morning)]);
  for (const result of [...runs, await run("2027-03-12T06:35:00.000Z")]) expect(result).toEqual({ pages: 1 });
  expect(mailsTo(reader)).toHaveLength(1);
  const [digest] = mailsTo(reader);
  expect(digest?.subject).toBe("2 neue Gesuche in der Community");
  expect(digest?.text).toMatch(
    /\n\nZuletzt\nIda Ö\.\nGesucht: UI-Design\nBeitrag öffnen:\n\S+\/dashboard\?section=community&post=\d+\n\nGerade noch dabei\nIda Ö\.\n/,
  );
  expect(digest?.text).not.toMatch(/Von vorgestern|Eigener|Erst morgen/);
  expect(digest?.text).toContain("/freelance/dashboard?section=community\n");
  expect(digest?.headers).toHaveProperty("List-Unsubscribe");
  expect([mailsTo(author), mailsTo(other)]).toEqual([[], []]);
  stack.setNow(begin);
  await wish(reader, false);
  expect(await run("2027-03-13T06:30:00.000Z")).toEqual({ pages: 1 });
  expect(mailsTo(reader)).toHaveLength(1);
  expect(await run("2027-03-20T06:30:00.000Z")).toEqual({ pages: 0 });
});

it("mails projects of businesses too, with the company that they name", async () => {
  stack.setNow("2027-03-13T07:00:00.000Z");
  const reader = await calls.member();
  await wish(reader);
  await publishedAt("2027-03-13T12:00:00.000Z", "Vom Mittag");
  stack.setNow("2027-03-13T13:00:00.000Z");
  const { business, publish } = projectPostCalls(stack);
  await publish(await business(), { title: "Lagerportal", company: "Nordlicht GmbH" });
  await publish(await business(), { title: "Zollportal", company: "" });
  await run("2027-03-14T06:30:00.000Z");
  expect(mailsTo(reader)[0]?.text).toMatch(
    /\n\nZollportal\nPetra G\.\n[\s\S]+\n\nLagerportal\nNordlicht GmbH\n[\s\S]+\n\nVom Mittag\nIda Ö\.\n/,
  );
});

it("says which posts look for a skill of the recipient, and lists these first", async () => {
  stack.setNow("2027-04-01T06:00:00.000Z");
  const reader = await calls.member();
  await wish(reader);
  const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
  await UserEntity.patch({ userId: reader.user.id })
    .set({ skills: ["UI"] })
    .go();
  const author = await publishedAt("2027-04-01T11:00:00.000Z", "Sucht Gestaltung");
  await calls.publish(author, { title: "Sucht Beratung", lookingFor: ["Preise"] });
  await run("2027-04-02T05:30:00.000Z");
  const [digest] = mailsTo(reader);
  expect(digest?.subject).toBe("2 neue Gesuche, 1 passt zu Ihren Skills");
  expect(digest?.text).toMatch(
    /\nSucht Gestaltung\nIda Ö\.\nGesucht: UI-Design\nPasst zu Ihren Skills: UI-Design\n[\s\S]+\nSucht Beratung\nIda Ö\.\nGesucht: Preise\nBeitrag/,
  );
});

it("mails no posts that the recipient may not see, and nothing to users without the digest or with bouncing addresses", async () => {
  stack.setNow("2027-03-01T06:00:00.000Z");
  const reader = await calls.member();
  await wish(reader);
  const author = await publishedAt("2027-03-01T12:00:00.000Z", "Neu");
  const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
  const { id: userId, email } = reader.user;
  const { config } = await import("@linkedpotential/core/config");
  const ctx = { now: () => new Date(morning), log: { note: () => {} }, config: config() };
  const due = { userId, date: "2027-03-02" };
  const changes = [{ bouncedEmail: email }, { bouncedEmail: "", plan: "kostenlos" }] as const;
  for (const change of changes) {
    await UserEntity.patch({ userId }).set(change).go();
    expect(await mail(ctx, due)).toEqual({ mail: "unwanted" });
  }
  await UserEntity.patch({ userId }).set({ plan: "premium", joinDate: morning }).go();
  expect(await mail(ctx, due)).toEqual({ mail: "nothing_new" });
  await UserEntity.patch({ userId }).set({ joinDate: "2027-03-01T06:00:00.000Z" }).go();
  const body = { userId: author.user.id };
  stack.setNow("2027-03-01T12:00:00.000Z");
  const blocked = await stack.call("blocks/create", { token: reader.token, body });
  expect(blocked.status).toBe(200);
  expect(await mail(ctx, due)).toEqual({ mail: "nothing_new" });
  expect(await mail(ctx, { userId: 4711, date: due.date })).toEqual({ mail: "unwanted" });
  expect(mailsTo(reader)).toEqual([]);
});
