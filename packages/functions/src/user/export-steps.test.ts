import { readdirSync } from "node:fs";
import { config } from "@linkedpotential/core/config";
import { type ReadyAccount, readyAccount } from "@linkedpotential/local/testing/accounts";
import { type Interleave, interleaving } from "@linkedpotential/local/testing/interleave";
import { storedItems } from "@linkedpotential/local/testing/items";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const begin = "2027-03-01T09:00:00.000Z";

let stack: TestStack;
let beforeNext: Interleave;
let someone: ReadyAccount;
let write: (due: { userId: number; exportId: number; part: number }) => Promise<{ file: string }>;
let exportOf: () => Promise<{ exportId: number } & Record<string, unknown>>;
beforeAll(async () => {
  stack = await startTestStack();
  stack.setNow(begin);
  beforeNext = await interleaving();
  const { writeExport } = await import("@linkedpotential/core/user/export/write-export");
  const { AccountExportEntity } = await import("@linkedpotential/core/user/export/account-export.entity");
  const { clock } = await import("@linkedpotential/core/clock");
  const ctx = { now: () => clock.now(), config: config(), log: { note: () => {} } };
  write = (due) => writeExport(ctx, { ...due, id: "1", type: "user.export-part-due" });
  exportOf = async () => {
    const { data } = await AccountExportEntity.get({ userId: someone.user.id }).go();
    return data ?? { exportId: 0 };
  };
});
beforeEach(async () => {
  stack.setNow(begin);
  someone = await readyAccount();
});
afterAll(() => stack.stop());

const request = () => stack.call("user/request-export", { token: someone.token });
const state = async () => (await stack.call("user/get-export", { token: someone.token })).json;
const read = (cursor: string) => stack.call("user/read-export", { token: someone.token, query: { cursor } });
const remove = () => stack.call("user/delete", { token: someone.token, body: { currentPassword: "geheim-und-lang" } });
const mails = () => stack.mails().filter(({ to }) => to === someone.user.email);
const storedParts = (): string[] => {
  try {
    return readdirSync(`${stack.mediaDirectory}/.exports/${someone.user.id}`).sort();
  } catch {
    return [];
  }
};
const due = async (part = 1) => ({ userId: someone.user.id, exportId: (await exportOf()).exportId, part });

/** Creates ten leads. Their notes are long enough that the export needs two parts. */
async function addLongNotes(length = 300_000): Promise<void> {
  const { LeadNotesEntity } = await import("@linkedpotential/core/leads/lead-notes.entity");
  const notes = { userId: someone.user.id, vorbereitung: "x".repeat(length) };
  await LeadNotesEntity.put(Array.from({ length: 10 }, (_, index) => ({ ...notes, leadId: index + 1 }))).go();
}

describe("an export in progress", () => {
  it("counts as failed 35 minutes after its last part", async () => {
    someone = await readyAccount({ leads: 10 });
    await addLongNotes();
    await request();
    stack.setNow("2027-03-01T09:35:00.000Z");
    expect(await state()).toEqual({ state: "running", availableUntil: null });
    stack.setNow("2027-03-01T09:35:00.001Z");
    expect(await state()).toEqual({ state: "failed", availableUntil: null });
    stack.setNow("2027-03-01T09:30:00.000Z");
    expect(await write(await due())).toEqual({ file: "continues" });
    stack.setNow("2027-03-01T10:05:00.000Z");
    expect(await state()).toEqual({ state: "running", availableUntil: null });
    expect(mails()).toEqual([]);
    expect(await write(await due(2))).toEqual({ file: "ready" });
    expect(await state()).toEqual({ state: "ready", availableUntil: "2027-03-08T10:05:00.000Z" });
    expect(mails()).toHaveLength(1);
  });

  it("accepts each part once, in order, and only its own", async () => {
    someone = await readyAccount({ leads: 10 });
    await addLongNotes();
    await request();
    const first = await due();
    expect(await write({ ...first, part: 2 })).toEqual({ file: "outdated" });
    expect(await write({ ...first, exportId: first.exportId + 1 })).toEqual({ file: "outdated" });
    expect(storedParts()).toEqual([]);
    const outcomes = await Promise.allSettled([write(first), write(first)]);
    expect(outcomes).toContainEqual({ status: "fulfilled", value: { file: "continues" } });
    expect(outcomes).toContainEqual({
      status: "rejected",
      reason: expect.objectContaining({ code: "request.in_progress" }),
    });
    expect(await write(first)).toEqual({ file: "outdated" });
    expect(await exportOf()).toMatchObject({ parts: 1, stored: 1 });
  });

  it("is complete despite concurrent duplicates of its event and concurrent changes", async () => {
    someone = await readyAccount({ leads: 10 });
    await request();
    const first = await due();
    let second: Promise<unknown> = Promise.resolve();
    const writeConcurrently = async () => {
      await addLongNotes();
      second = write(first).catch((error: unknown) => error);
      await second;
    };
    // Start the concurrent write just before the query of live trainings, which is the last read before a part is
    // stored.
    beforeNext("QueryCommand", writeConcurrently, "live-training");
    expect(await write(first)).toEqual({ file: "ready" });
    expect(await second).toMatchObject({ code: "request.in_progress" });
    expect((await read("1")).json).toMatchObject({ account: { id: someone.user.id }, waitingListsOfLiveEvents: [] });
  });

  it("is announced by one mail when ready, despite duplicates of its last event, and not after it expired", async () => {
    await request();
    const only = await due();
    for (let time = 0; time < 2; time += 1) expect(await write(only)).toEqual({ file: "ready" });
    expect(mails()).toHaveLength(1);
    stack.setNow("2027-03-08T09:00:00.000Z");
    expect(await write(only)).toEqual({ file: "outdated" });
  });

  it.each([
    ["is not verified", () => ({ emailVerified: false })],
    ["has a permanent bounce", () => ({ bouncedEmail: someone.user.email })],
  ])("is ready without a mail for an address that %s", async (_, change) => {
    const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
    await UserEntity.patch({ userId: someone.user.id }).set(change()).go();
    await request();
    await stack.deliver();
    expect(await state()).toMatchObject({ state: "ready" });
    expect(mails()).toEqual([]);
  });

  it("that is requested again while a part is written continues as the new export", async () => {
    await request();
    const earlier = await due();
    beforeNext("TransactWriteItemsCommand", async () => {
      stack.setNow("2027-03-01T09:40:00.000Z");
      expect(await request()).toMatchObject({ json: { state: "running" } });
    });
    expect(await write(earlier)).toEqual({ file: "outdated" });
    expect(await state()).toMatchObject({ state: "running" });
    expect(await write(await due())).toEqual({ file: "ready" });
    expect(mails()).toHaveLength(1);
  });

  it("leaves no part if the account is erased while it is written", async () => {
    const { eraseAccount } = await import("@linkedpotential/core/user/deletion/erase-account");
    const ctx = { now: () => new Date(begin), config: config(), log: { note: () => {} } };
    await request();
    const only = await due();
    beforeNext("TransactWriteItemsCommand", async () => {
      expect(storedParts()).toEqual(["1"]);
      await remove();
      await eraseAccount(ctx, { userId: someone.user.id });
    });
    expect(await write(only)).toEqual({ file: "outdated" });
    expect(storedParts()).toEqual([]);
    expect(await write(only)).toEqual({ file: "outdated" });
    expect(storedParts()).toEqual([]);
  });
});

describe("the parts of an export", () => {
  it("are read one after the other, without remaining parts of an earlier, larger export", async () => {
    someone = await readyAccount({ leads: 10 });
    await addLongNotes();
    await request();
    await stack.deliver();
    const [first, second] = [await read("1"), await read("2")];
    expect([first.headers["x-next-cursor"], second.headers["x-next-cursor"]]).toEqual(["2", undefined]);
    await addLongNotes(1);
    await request();
    await stack.deliver();
    expect(storedParts()).toEqual(["1", "2"]);
    expect(await exportOf()).toMatchObject({ parts: 1, stored: 2 });
    expect((await read("1")).headers).not.toHaveProperty("x-next-cursor");
    expect(await read("2")).toMatchObject({ status: 404, json: { code: "user.export_not_ready" } });
    await remove();
    await stack.deliver();
    expect(storedParts()).toEqual([]);
  });

  it.each(["0", "01", "-1", "1x", "x1", "1.5", "100000", ""])("are refused for the cursor %j", async (cursor) => {
    await request();
    await stack.deliver();
    expect(await read("99999")).toMatchObject({ status: 404 });
    expect(await read(cursor)).toMatchObject({ status: 400, json: { code: "request.invalid" } });
  });

  it("are recorded for thirty days, longer than the bucket keeps them", async () => {
    await request();
    const [item] = (await storedItems()).filter(
      (stored) => stored.__edb_e__ === "account-export" && stored.userId === someone.user.id,
    );
    expect(item?.ttl).toBe(Date.parse("2027-03-31T09:00:00.000Z") / 1000);
  });
});
