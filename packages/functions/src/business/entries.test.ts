import type { CompanyDay, DayValues, SavedDays } from "@linkedpotential/contract/business/company/schema";
import { exportedFile } from "@linkedpotential/local/testing/account-export";
import { companyCalls } from "@linkedpotential/local/testing/companies";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
let calls: ReturnType<typeof companyCalls>;
beforeAll(async () => {
  stack = await startTestStack();
  calls = companyCalls(stack);
});
afterAll(() => stack.stop());

interface Caller {
  token: string;
}
interface Change {
  id: string;
  before: DayValues | null;
  after: DayValues | null;
}

const day = (values: Partial<DayValues> = {}): DayValues => ({
  date: "2027-03-01",
  leadsKontaktiert: "",
  interesseGezeigt: "",
  terminVereinbart: "",
  projektGewonnen: "",
  zielgruppe: "",
  notizen: "",
  ...values,
});
const save = async ({ token }: Caller, ...changes: Change[]) => {
  const { status, json } = await stack.call("business/save-days", { token, body: { changes } });
  expect(status).toBe(200);
  return json as SavedDays;
};
const daysOf = async ({ token }: Caller) => (await stack.call("business/list-days", { token })).json as CompanyDay[];
const takeOver = async ({ token }: Caller, days: DayValues[], learnings: object[] = []) =>
  (await stack.call("business/take-over", { token, body: { days, learnings } })).json;

describe("working days of a company", () => {
  it("are shared by its members and name who entered them, two on one date too", async () => {
    const owner = await calls.owner();
    const member = await calls.member(owner);
    const { memberId: ownerId } = await calls.company(owner);
    await save(owner, { id: "a", before: null, after: day({ leadsKontaktiert: "12" }) });
    await save(member, { id: "b", before: null, after: day({ leadsKontaktiert: "7" }) });
    const all = [
      { id: "a", memberId: ownerId, ...day({ leadsKontaktiert: "12" }) },
      { id: "b", memberId: member.memberId, ...day({ leadsKontaktiert: "7" }) },
    ];
    expect(await daysOf(owner)).toEqual(all);
    expect(await daysOf(member)).toEqual(all);
    expect(await daysOf(await calls.owner())).toEqual([]);
  });

  it("can be changed by their author only", async () => {
    const owner = await calls.owner();
    const member = await calls.member(owner);
    const before = day({ notizen: "Messe" });
    await save(owner, { id: "a", before: null, after: before });
    for (const after of [day(), null]) {
      const body = { changes: [{ id: "a", before, after }] };
      const refused = await stack.call("business/save-days", { token: member.token, body });
      expect(refused).toMatchObject({ status: 403, json: { code: "company.not_author" } });
    }
    expect(await daysOf(owner)).toMatchObject([{ notizen: "Messe" }]);
  });

  it("are merged by field when two devices change one, and both values of one field are reported", async () => {
    const owner = await calls.owner();
    const before = day({ leadsKontaktiert: "10" });
    await save(owner, { id: "a", before: null, after: before });
    await save(owner, { id: "a", before, after: { ...before, leadsKontaktiert: "14", zielgruppe: "Handwerk" } });
    const second = await save(owner, {
      id: "a",
      before,
      after: { ...before, leadsKontaktiert: "12", notizen: "Messe" },
    });
    expect(second.conflicts).toEqual([{ id: "a", field: "leadsKontaktiert", stored: "14", sent: "12" }]);
    expect(await daysOf(owner)).toMatchObject([{ leadsKontaktiert: "14", zielgruppe: "Handwerk", notizen: "Messe" }]);
  });

  it("survive a deletion that has not seen the latest change, and a change after a deletion", async () => {
    const owner = await calls.owner();
    const [before, after] = [day({ notizen: "alt" }), day({ notizen: "neu" })];
    await save(owner, { id: "a", before: null, after: before });
    await save(owner, { id: "a", before, after });
    expect(await save(owner, { id: "a", before, after: null })).toMatchObject({
      deleted: [],
      saved: [{ notizen: "neu" }],
    });
    expect(await save(owner, { id: "a", before: after, after: null })).toMatchObject({ deleted: ["a"] });
    expect(await save(owner, { id: "a", before: after, after: null })).toMatchObject({ deleted: ["a"] });
    await save(owner, { id: "a", before: after, after: day({ notizen: "doch" }) });
    expect(await daysOf(owner)).toMatchObject([{ notizen: "doch" }]);
  });

  it("stay the same when a call is repeated, also at the same time", async () => {
    const owner = await calls.owner();
    const changes = Array.from({ length: 40 }, (_, index) => ({
      id: `day-${index}`,
      before: null,
      after: day({ leadsKontaktiert: String(index) }),
    }));
    const answers = await Promise.all([save(owner, ...changes), save(owner, ...changes)]);
    expect(answers.map(({ conflicts }) => conflicts)).toEqual([[], []]);
    expect(await daysOf(owner)).toHaveLength(40);
  });

  it("come in pages", async () => {
    const owner = await calls.owner();
    await save(owner, ...["a", "b", "c"].map((id) => ({ id, before: null, after: day() })));
    const page = async (cursor?: string) => {
      const answer = await stack.call("business/list-days", {
        token: owner.token,
        query: { limit: "2", ...(cursor && { cursor }) },
      });
      return { ids: (answer.json as CompanyDay[]).map(({ id }) => id), next: answer.headers["x-next-cursor"] };
    };
    expect(await page()).toEqual({ ids: ["a", "b"], next: "b" });
    expect(await page("b")).toEqual({ ids: ["c"], next: undefined });
  });
});

describe("entries of a browser", () => {
  it("are taken over once, also from a second device and at the same time", async () => {
    const owner = await calls.owner();
    const days = [day({ leadsKontaktiert: "5" }), day({ date: "2027-03-02", notizen: "Messe" })];
    const learnings = [{ topic: "worked", date: "2027-03-01", text: "Erst fragen." }];
    await Promise.all([takeOver(owner, days, learnings), takeOver(owner, days, learnings)]);
    expect(await takeOver(owner, days, learnings)).toEqual({ days: 0, learnings: 0 });
    expect(await takeOver(owner, [day({ leadsKontaktiert: "6" })])).toEqual({ days: 1, learnings: 0 });
    expect(await daysOf(owner)).toHaveLength(3);
    expect((await stack.call("business/list-learnings", { token: owner.token })).json).toHaveLength(1);
  });
});

describe("learnings of a company", () => {
  it("are shared, and changed and deleted by their author only", async () => {
    const owner = await calls.owner();
    const member = await calls.member(owner);
    const learning = { id: "eins", topic: "next", date: "2027-03-01", text: "Zwei Wochen testen." };
    const put = ({ token }: Caller, text = learning.text) =>
      stack.call("business/save-learning", { token, body: { ...learning, text } });
    const remove = ({ token }: Caller) =>
      stack.call("business/delete-learning", { token, params: { learningId: "eins" } });
    const stored = { ...learning, memberId: member.memberId };
    expect((await put(member)).json).toEqual(stored);
    expect((await put(owner, "anders")).json).toMatchObject({ code: "company.not_author" });
    expect((await remove(owner)).json).toMatchObject({ code: "company.not_author" });
    expect((await stack.call("business/list-learnings", { token: owner.token })).json).toEqual([stored]);
    expect((await remove(member)).status).toBe(200);
    expect(await remove(member)).toMatchObject({ status: 404, json: { code: "company.learning_not_found" } });
  });
});

it("the export contains the own entries, not those of colleagues", async () => {
  const owner = await calls.owner();
  const member = await calls.member(owner);
  const targets = { leadsKontaktiert: 400, interesseGezeigt: null, terminVereinbart: 20, projektGewonnen: null };
  await stack.call("business/update-company", { token: owner.token, body: { name: "Nordlicht Energie", targets } });
  await save(owner, { id: "a", before: null, after: day({ notizen: "eigen" }) });
  await save(member, { id: "b", before: null, after: day({ notizen: "fremd" }) });
  const body = { id: "eins", topic: "worked", date: "2027-03-01", text: "Erst fragen." };
  await stack.call("business/save-learning", { token: owner.token, body });
  const { file } = await exportedFile(stack, owner.token);
  expect(file).toMatchObject({
    company: { name: "Nordlicht Energie", isOwner: true, targets, ownTargets: { leadsKontaktiert: null } },
    workingDaysOfCompany: [day({ notizen: "eigen" })],
    learningsOfCompany: [{ topic: "worked", date: "2027-03-01", text: "Erst fragen." }],
  });
});
