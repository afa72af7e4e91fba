import { companyCalls } from "@linkedpotential/local/testing/companies";
import { storedItems } from "@linkedpotential/local/testing/items";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import type { Context } from "aws-lambda";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const start = "2027-03-01T09:00:00.000Z";
let stack: TestStack;
let calls: ReturnType<typeof companyCalls>;
let schedule: typeof import("../schedules/deleted-accounts.ts").handler;
beforeAll(async () => {
  stack = await startTestStack();
  calls = companyCalls(stack);
  ({ handler: schedule } = await import("../schedules/deleted-accounts.ts"));
});
beforeEach(() => stack.setNow(start));
afterAll(() => stack.stop());

interface Caller {
  token: string;
}
const remove = ({ token }: Caller, memberId: number) =>
  stack.call("business/remove-member", { token, params: { memberId: String(memberId) } });
const handOver = ({ token }: Caller, memberId: number) =>
  stack.call("business/hand-over-company", { token, body: { memberId } });
const leave = ({ token }: Caller) => stack.call("business/leave-company", { token });
const codeOf = ({ status, json }: { status: number; json: unknown }) => `${status} ${(json as { code: string }).code}`;
const learn = async ({ token }: Caller, id: string, text = "Erst fragen.") => {
  const body = { id, topic: "worked", date: "2027-03-01", text };
  expect((await stack.call("business/save-learning", { token, body })).status).toBe(200);
};
const learnings = async ({ token }: Caller) =>
  (await stack.call("business/list-learnings", { token })).json as { id: string; memberId: number }[];
const itemsOf = async (companyId: number) =>
  (await storedItems()).filter((item) => item.companyId === companyId && item.__edb_e__ !== "user");

async function erase({ token }: Caller): Promise<void> {
  expect((await stack.call("user/delete", { token, body: { currentPassword: "geheim-und-lang" } })).status).toBe(200);
  await stack.deliver();
  await schedule({ time: "2027-03-01T09:20:00.000Z" }, { awsRequestId: "run" } as Context);
}

describe("the team of a company", () => {
  it("begins with the first call of a business account, and only once", async () => {
    const owner = await calls.owner();
    const companies = await Promise.all([calls.company(owner), calls.company(owner), calls.company(owner)]);
    expect(new Set(companies.map(({ id }) => id)).size).toBe(1);
    expect(companies[0]).toMatchObject({ name: "", isOwner: true, members: [{ lastActiveOn: "2027-03-01" }] });
    expect(await itemsOf(companies[0]?.id ?? 0)).toHaveLength(2);
  });

  it("loses a member who leaves or is removed, but keeps the entries with the name", async () => {
    const owner = await calls.owner();
    const [leaving, removed] = [await calls.member(owner, "Jan Süd"), await calls.member(owner, "Ida Öz")];
    await learn(leaving, "eins");
    await learn(removed, "zwei");
    expect((await leave(leaving)).status).toBe(200);
    expect((await remove(owner, removed.memberId)).status).toBe(200);
    expect(await learnings(owner)).toMatchObject([{ memberId: leaving.memberId }, { memberId: removed.memberId }]);
    expect((await calls.company(owner)).members).toMatchObject([
      { isOwner: true, hasLeft: false },
      { name: "Jan Süd", hasLeft: true },
      { name: "Ida Öz", hasLeft: true },
    ]);
    // Both have a new, empty company of their own.
    for (const person of [leaving, await calls.signIn(removed)]) {
      expect(await calls.company(person)).toMatchObject({ isOwner: true, members: [{ hasLeft: false }] });
      expect(await learnings(person)).toEqual([]);
    }
    expect(codeOf(await remove(owner, removed.memberId))).toBe("404 company.member_not_found");
  });

  it("ends the sessions of a removed member with the reason, and tells the member who removed them", async () => {
    const owner = await calls.owner("Dr. Änne Weiß");
    await stack.call("business/update-company", { token: owner.token, body: { name: "Nordlicht Energie" } });
    const removed = await calls.member(owner, "Ida Öz");
    const phone = (await calls.signIn(removed)) as Caller;
    stack.setNow("2027-03-01T09:05:00.000Z");
    await remove(owner, removed.memberId);
    for (const { token } of [removed, phone]) {
      const body = { id: "drei", topic: "worked", date: "2027-03-01", text: "Zu spät." };
      const refused = await stack.call("business/save-learning", { token, body });
      expect(refused).toMatchObject({
        status: 401,
        json: { code: "session.removed_from_team", company: "Nordlicht Energie" },
      });
    }
    await stack.deliver();
    const mail = stack.lastMailTo(removed.email);
    expect(mail?.subject).toMatch(/^Sie gehören nicht mehr zum Team von Nordlicht/);
    expect(mail?.text).toContain("Dr. Änne Weiß hat Sie aus dem Team entfernt.");
    stack.setNow("2027-03-01T09:10:00.000Z");
    const again = await calls.signIn(removed);
    expect((await stack.call("notifications/list", { token: again.token })).json).toMatchObject([
      { type: "team_removed", message: expect.stringContaining("aus dem Team von Nordlicht Energie entfernt") },
    ]);
    expect(await calls.company(again)).toMatchObject({ isOwner: true, members: [{ name: "Ida Öz", hasLeft: false }] });
    await learn(again, "drei");
    expect(await learnings(owner)).toEqual([]);
    // A later sign-out has nothing to do with the removal.
    await stack.call("auth/logout", { token: again.token });
    expect(codeOf(await stack.call("auth/me", { token: again.token }))).toBe("401 session.missing");
  });

  it("refuses what would leave it without an owner, and what only the owner may do", async () => {
    const owner = await calls.owner();
    const member = await calls.member(owner);
    const { memberId } = await calls.company(owner);
    expect(codeOf(await leave(owner))).toBe("409 company.owner_stays");
    expect(codeOf(await remove(owner, memberId))).toBe("409 company.owner_stays");
    expect(codeOf(await remove(member, memberId))).toBe("403 company.owner_only");
    expect(codeOf(await handOver(member, member.memberId))).toBe("403 company.owner_only");
    const rename = await stack.call("business/update-company", { token: member.token, body: { name: "Meins" } });
    expect(codeOf(rename)).toBe("403 company.owner_only");
    expect(codeOf(await remove(await calls.owner(), member.memberId))).toBe("404 company.member_not_found");
  });

  it("is handed over to a current member, after which the former owner can leave", async () => {
    const owner = await calls.owner();
    const [member, former] = [await calls.member(owner), await calls.member(owner)];
    await leave(former);
    expect(codeOf(await handOver(owner, former.memberId))).toBe("404 company.member_not_found");
    expect((await handOver(owner, member.memberId)).status).toBe(200);
    expect(codeOf(await handOver(owner, member.memberId))).toBe("403 company.owner_only");
    expect((await leave(owner)).status).toBe(200);
    expect(await calls.company(member)).toMatchObject({ isOwner: true });
  });

  it("has one owner after a hand-over and the leaving of the new owner at the same time", async () => {
    const owner = await calls.owner();
    const member = await calls.member(owner);
    const { id } = await calls.company(owner);
    const [handed, left] = await Promise.all([handOver(owner, member.memberId), leave(member)]);
    const owned = (await calls.company(owner)).id === id && (await calls.company(owner)).isOwner;
    if (left.status === 200) expect([codeOf(handed), owned]).toEqual(["404 company.member_not_found", true]);
    else expect([handed.status, codeOf(left), owned]).toEqual([200, "409 company.owner_stays", false]);
  });
});

describe("the monthly targets of a company", () => {
  const none = { leadsKontaktiert: null, interesseGezeigt: null, terminVereinbart: null, projektGewonnen: null };
  const update = ({ token }: Caller, body: object) => stack.call("business/update-company", { token, body });

  it("are set by the owner, seen by all members, and change without the name and back", async () => {
    const owner = await calls.owner();
    const member = await calls.member(owner);
    expect(await calls.company(member)).toMatchObject({ targets: none });
    const targets = { ...none, leadsKontaktiert: 400, projektGewonnen: 6 };
    expect((await update(owner, { targets })).status).toBe(200);
    expect((await update(owner, { name: "Nordlicht Energie" })).status).toBe(200);
    expect(await calls.company(member)).toMatchObject({ name: "Nordlicht Energie", targets });
    const changed = { ...none, terminVereinbart: 20 };
    expect((await update(owner, { targets: changed })).status).toBe(200);
    expect(await calls.company(owner)).toMatchObject({ name: "Nordlicht Energie", targets: changed });
    expect((await update(owner, { targets: none })).status).toBe(200);
    expect(await calls.company(owner)).toMatchObject({ targets: none });
  });

  it("of single members are set by the owner, and seen by the owner and that member only", async () => {
    const owner = await calls.owner();
    const [jan, ida] = [await calls.member(owner), await calls.member(owner, "Ida Öz")];
    const targets = { ...none, leadsKontaktiert: 10 };
    const memberTargets = { memberId: jan.memberId, targets };
    expect((await update(owner, { memberTargets })).status).toBe(200);
    const seenBy = async (caller: Caller) =>
      (await calls.company(caller)).members.find(({ id }) => id === jan.memberId)?.targets;
    expect([await seenBy(owner), await seenBy(jan), await seenBy(ida)]).toEqual([targets, targets, none]);
    expect(await calls.company(jan)).toMatchObject({ targets: none });
    expect((await update(owner, { memberTargets: { ...memberTargets, targets: none } })).status).toBe(200);
    expect(await seenBy(jan)).toEqual(none);
  });

  it("of single members are refused from a member, and for people who are not in the company", async () => {
    const owner = await calls.owner();
    const [jan, other] = [await calls.member(owner), await calls.owner()];
    const { memberId: stranger } = await calls.company(other);
    const of = (memberId: number) => ({ memberTargets: { memberId, targets: { ...none, leadsKontaktiert: 10 } } });
    expect(codeOf(await update(jan, of(jan.memberId)))).toBe("403 company.owner_only");
    expect(codeOf(await update(owner, of(stranger)))).toBe("404 company.member_not_found");
    await leave(jan);
    expect(codeOf(await update(owner, of(jan.memberId)))).toBe("404 company.member_not_found");
  });

  it("are refused from a member and from a former owner", async () => {
    const owner = await calls.owner();
    const member = await calls.member(owner);
    const body = { targets: { ...none, leadsKontaktiert: 10 } };
    expect(codeOf(await update(member, body))).toBe("403 company.owner_only");
    await handOver(owner, member.memberId);
    expect(codeOf(await update(owner, body))).toBe("403 company.owner_only");
    expect(await calls.company(owner)).toMatchObject({ targets: none });
  });

  it.each([0, -1, 2.5, 100_001, "20"])("cannot be %s", async (leadsKontaktiert) => {
    const owner = await calls.owner();
    const { status, json } = await update(owner, { name: "Neu", targets: { ...none, leadsKontaktiert } });
    expect(status).toBe(400);
    expect(json).toMatchObject({ fieldProblems: { "targets.leadsKontaktiert": { key: "targetRange" } } });
    expect(await calls.company(owner)).toMatchObject({ name: "", targets: none });
  });
});

describe("the erasure of an account", () => {
  it("keeps the entries of a member without the name [D23]", async () => {
    const owner = await calls.owner();
    const member = await calls.member(owner, "Jan Süd");
    await learn(member, "eins");
    const { id: userId } = (await stack.call("auth/me", { token: member.token })).json as { id: number };
    await erase(member);
    expect(await learnings(owner)).toMatchObject([{ memberId: member.memberId }]);
    const { id, members } = await calls.company(owner);
    expect(members).toMatchObject([{ isOwner: true }, { name: null, hasLeft: true }]);
    expect(JSON.stringify(await itemsOf(id))).not.toContain(String(userId));
    await calls.member(owner);
  });

  it("of the owner passes the company to the member who joined first", async () => {
    const owner = await calls.owner();
    const first = await calls.member(owner);
    stack.setNow("2027-03-01T09:05:00.000Z");
    const second = await calls.member(owner);
    await erase(owner);
    expect(await calls.company(first)).toMatchObject({ isOwner: true });
    expect(await calls.company(second)).toMatchObject({ isOwner: false });
    expect((await leave(second)).status).toBe(200);
    expect(codeOf(await leave(first))).toBe("409 company.owner_stays");
  });

  it("of the last member deletes the company with its entries and invitations", async () => {
    const owner = await calls.owner();
    const gone = await calls.member(owner);
    await learn(gone, "eins");
    await learn(owner, "zwei");
    await calls.invite(owner);
    await leave(gone);
    const { id } = await calls.company(owner);
    await erase(owner);
    expect(await itemsOf(id)).toEqual([]);
    expect(await calls.company(gone)).toMatchObject({ isOwner: true });
  });
});
