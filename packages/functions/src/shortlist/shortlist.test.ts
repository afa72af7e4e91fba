import type { ListedFreelancer } from "@linkedpotential/contract/freelancers/schema";
import { exportedFile } from "@linkedpotential/local/testing/account-export";
import { changeAccount, communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { companyCalls } from "@linkedpotential/local/testing/companies";
import { countItems } from "@linkedpotential/local/testing/items";
import { type ProjectRequestCalls, projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { countRoundTrips } from "@linkedpotential/local/testing/round-trips";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";

let stack: TestStack;
let calls: ProjectRequestCalls;
let company: ReturnType<typeof companyCalls>;
let petra: Someone;
beforeAll(async () => {
  stack = await startTestStack();
  calls = projectRequestCalls(stack);
  company = companyCalls(stack);
});
beforeEach(async () => {
  stack.setNow("2027-03-01T09:00:00.000Z");
  petra = await calls.business();
});
afterAll(() => stack.stop());

const paramsOf = ({ user }: Someone) => ({ params: { freelancerId: String(user.id) } });
const update = ({ token }: Someone, freelancer: Someone, body: object) =>
  stack.call("shortlist/update", { token, ...paramsOf(freelancer), body });
const save = (member: Someone, freelancer: Someone, note?: string) =>
  update(member, freelancer, { saved: true, ...(note !== undefined && { note }) });
const shortlistOf = async (member: Someone, query: Record<string, string> = {}): Promise<ListedFreelancer[]> =>
  calls.search(member, { ...query, shortlist: "true" });
const idsOf = (found: readonly ListedFreelancer[]) => found.map(({ id }) => id);
const storedFor = ({ user }: Someone) => countItems({ __edb_e__: "shortlist-entry", userId: user.id });

it("a freelancer is on the list of the whole company, with the member who added them and the note", async () => {
  const [aenne, jan] = [await calls.freelancer(), await calls.freelancer({ name: "Jan Dyk", skills: ["Holzbau"] })];
  expect(await shortlistOf(petra)).toEqual([]);
  expect((await save(petra, aenne)).json).toEqual({ success: true });
  stack.setNow("2027-03-01T10:00:00.000Z");
  const ida = await company.member(petra, "Ida Öz");
  await save(ida, jan, "Für den Messestand,\nab Mai.");
  const [newest, oldest] = await shortlistOf(petra);
  expect(newest).toMatchObject({
    ...{ id: jan.user.id, name: "Jan D.", skills: ["Holzbau"] },
    shortlistEntry: {
      savedAt: "2027-03-01T10:00:00.000Z",
      savedBy: { userId: ida.user.id, name: "Ida Öz", isOwn: false },
      note: "Für den Messestand,\nab Mai.",
    },
  });
  const savedBy = { userId: petra.user.id, name: "Petra Groß", isOwn: true };
  expect(oldest?.shortlistEntry).toEqual({ savedAt: "2027-03-01T09:00:00.000Z", savedBy, note: "" });
  expect(idsOf(await shortlistOf(ida))).toEqual([jan.user.id, aenne.user.id]);
  expect(await shortlistOf(await calls.business("Uwe West"))).toEqual([]);
});

it("a colleague changes the note, the entry keeps its first member and date, and removing it twice is fine", async () => {
  const aenne = await calls.freelancer();
  await save(petra, aenne, "Rückruf im Mai");
  stack.setNow("2027-03-01T10:00:00.000Z");
  const ida = await company.member(petra, "Ida Öz");
  await save(ida, aenne);
  expect((await shortlistOf(petra))[0]?.shortlistEntry?.note).toBe("Rückruf im Mai");
  await save(ida, aenne, "Rückruf im Juni");
  const entry = { savedAt: "2027-03-01T09:00:00.000Z", savedBy: { userId: petra.user.id }, note: "Rückruf im Juni" };
  expect(await shortlistOf(ida)).toMatchObject([{ shortlistEntry: entry }]);
  await save(ida, aenne, "");
  expect((await shortlistOf(petra))[0]?.shortlistEntry?.note).toBe("");
  for (const time of ["first", "second"]) {
    expect((await update(ida, aenne, { saved: false })).json, time).toEqual({ success: true });
  }
  expect(await shortlistOf(petra)).toEqual([]);
});

it("the search finds words of the profiles on the list", async () => {
  const [aenne, jan] = [await calls.freelancer({ skills: ["Zollrecht"] }), await calls.freelancer({ name: "Jan Dyk" })];
  await save(petra, aenne);
  await save(petra, jan);
  expect(idsOf(await shortlistOf(petra, { skill: "zoll" }))).toEqual([aenne.user.id]);
  const cursor = { cursor: "x" };
  expect(idsOf(await shortlistOf(petra, cursor))).toEqual([jan.user.id, aenne.user.id]);
});

it("a note has at most 200 characters and no control characters", async () => {
  const aenne = await calls.freelancer();
  expect(await save(petra, aenne, "ä".repeat(200))).toMatchObject({ status: 200 });
  const tooLong = { fieldProblems: { note: { key: "tooLong", params: { max: 200 } } } };
  expect(await save(petra, aenne, "ä".repeat(201))).toMatchObject({ status: 400, json: tooLong });
  expect(await save(petra, aenne, "\u0007")).toMatchObject({ status: 400 });
  expect(await update(petra, aenne, {})).toMatchObject({ status: 400 });
});

it("profiles that become invisible, hidden, locked, blocked or deleted vanish from the list and cannot be added", async () => {
  const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
  const { block, unblock } = communityCalls(stack);
  const at = "2027-03-01T09:00:00.000Z";
  const notice = { reportId: 1, ground: "terms" as const, statement: "Werbung.", hiddenAt: at };
  const changes: ((person: Someone) => Promise<unknown>)[] = [
    (person) => changeAccount(person, { profileVisible: false }),
    ({ user }) => UserEntity.patch({ userId: user.id }).set({ hidden: notice }).go(),
    ({ user }) => UserEntity.patch({ userId: user.id }).set({ lockedAt: at }).go(),
    (person) => block(person, petra.user.id),
    ({ user }) => UserEntity.delete({ userId: user.id }).go(),
  ];
  for (const change of changes) {
    const person = await calls.freelancer();
    await save(petra, person);
    expect(idsOf(await shortlistOf(petra))).toEqual([person.user.id]);
    await change(person);
    expect(await shortlistOf(petra), String(change)).toEqual([]);
    expect(await save(petra, person)).toMatchObject({ status: 404, json: { code: "freelancer.not_found" } });
    expect(await update(petra, person, { saved: false })).toMatchObject({ status: 200 });
  }
  const returning = await calls.freelancer();
  await save(petra, returning);
  await block(returning, petra.user.id);
  await unblock(returning, petra.user.id);
  expect(idsOf(await shortlistOf(petra))).toEqual([returning.user.id]);
  const other = await calls.business("Uwe West");
  expect(await save(petra, other)).toMatchObject({ status: 404, json: { code: "freelancer.not_found" } });
});

it("a list has at most 200 freelancers, whose notes can still be changed", async () => {
  const { ShortlistEntryEntity } = await import("@linkedpotential/core/shortlist/shortlist-entry.entity");
  const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
  const [aenne, jan] = [await calls.freelancer(), await calls.freelancer()];
  await save(petra, aenne);
  const { data: user } = await UserEntity.get({ userId: petra.user.id }).go();
  const own = { companyId: user?.companyId ?? 0, memberId: user?.memberId ?? 0 };
  const stored = { ...own, savedAt: "2027-03-01T09:00:00.000Z" };
  const others = Array.from({ length: 199 }, (_, at) => ({ ...stored, userId: at + 1, entryId: at + 1 }));
  await ShortlistEntryEntity.put(others).go();
  expect(await save(petra, jan)).toMatchObject({ status: 409, json: { code: "shortlist.full" } });
  expect(await save(petra, aenne, "Erste Wahl")).toMatchObject({ status: 200 });
  await ShortlistEntryEntity.delete({ companyId: own.companyId, userId: 1 }).go();
  expect(await save(petra, jan)).toMatchObject({ status: 200 });
});

it("erasing a freelancer removes the entries, and erasing the last member removes the list", async () => {
  const { beginAccountDeletion } = await import("@linkedpotential/core/user/deletion/begin-account-deletion");
  const [aenne, jan] = [await calls.freelancer(), await calls.freelancer()];
  await save(petra, aenne);
  await save(petra, jan);
  const erase = async ({ user }: Someone) => {
    await beginAccountDeletion({ now: () => new Date("2027-03-01T09:00:00.000Z") }, user.id);
    await stack.deliver();
  };
  await erase(aenne);
  expect(await storedFor(aenne)).toBe(0);
  expect(idsOf(await shortlistOf(petra))).toEqual([jan.user.id]);
  await erase(petra);
  expect(await storedFor(jan)).toBe(0);
});

it("an entry of a former member stays on the list without a name", async () => {
  const aenne = await calls.freelancer();
  const ida = await company.member(petra, "Ida Öz");
  await save(ida, aenne, "Für das Portal");
  await stack.call("business/leave-company", { token: ida.token });
  expect(await shortlistOf(petra)).toMatchObject([{ shortlistEntry: { savedBy: null, note: "Für das Portal" } }]);
  expect(await shortlistOf(ida)).toEqual([]);
});

it("the export contains the own entries with their notes, not those of colleagues", async () => {
  const [aenne, jan] = [await calls.freelancer(), await calls.freelancer({ name: "Jan Dyk" })];
  const ida = await company.member(petra, "Ida Öz");
  await save(petra, aenne, "Erste Wahl");
  await save(ida, jan);
  const { file } = await exportedFile(stack, petra.token);
  const entry = { freelancer: "Änne W.", savedAt: "2027-03-01T09:00:00.000Z", note: "Erste Wahl" };
  expect(file).toMatchObject({ shortlistOfCompany: [entry] });
});

it("the list takes the same round trips however many entries there are", async () => {
  const list = () => countRoundTrips(() => shortlistOf(petra));
  await save(petra, await calls.freelancer());
  const { inSeries } = await list();
  for (let at = 0; at < 3; at += 1) await save(petra, await calls.freelancer());
  expect((await list()).inSeries).toBe(inSeries);
  expect(inSeries).toBe(4);
});
