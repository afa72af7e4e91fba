import { newLead } from "@linkedpotential/fixtures/leads";
import { signedInUser } from "@linkedpotential/local/testing/accounts";
import { withFault } from "@linkedpotential/local/testing/faults";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { config } from "../config.ts";

const now = new Date("2027-03-01T09:00:00.000Z");
const secondsLater = (days: number) => now.getTime() / 1000 + days * 24 * 60 * 60;

let stack: TestStack;
let runOnce: typeof import("./run-once.ts").runOnce;
let record: typeof import("./with-idempotency-record.ts");
let IdempotencyRecordEntity: typeof import("./idempotency-record.entity.ts").IdempotencyRecordEntity;
let notes: Record<string, unknown>;
beforeAll(async () => {
  stack = await startTestStack();
  ({ runOnce } = await import("./run-once.ts"));
  record = await import("./with-idempotency-record.ts");
  ({ IdempotencyRecordEntity } = await import("./idempotency-record.entity.ts"));
});
beforeEach(() => {
  notes = {};
});
afterAll(() => stack.stop());

const ctx = {
  now: () => now,
  config: config(),
  log: { note: (name: string, value: unknown) => Object.assign(notes, { [name]: value }) },
};
const attemptOf = (key: string) => ({ caller: "1 mail", key, fingerprint: key });
const recordOf = async (key: string) => (await IdempotencyRecordEntity.get({ caller: "1 mail", key }).go()).data;

describe("the idempotency record", () => {
  it("of a creating call is retained for a day", async () => {
    stack.setNow(now.toISOString());
    const { token } = await signedInUser(stack);
    const headers = { "idempotency-key": "k" };
    const call = { token, headers, body: newLead() };
    expect((await stack.call("leads/create", call)).status).toBe(201);
    const { data } = await IdempotencyRecordEntity.scan.go();
    expect(data).toMatchObject([{ ttl: secondsLater(1), answer: expect.stringContaining('"id":1') }]);
    const other = await stack.call("leads/create", { ...call, body: newLead({ name: "Anders" }) });
    expect(other).toMatchObject({ status: 409, json: { code: "request.key_reused" } });
  });

  it("of claimed work is retained for the given time, with the answer", async () => {
    const twoDays = 2 * 24 * 60 * 60 * 1000;
    expect(await runOnce(ctx, attemptOf("two days"), twoDays, async () => "sent")).toBe("sent");
    expect(await recordOf("two days")).toMatchObject({ ttl: secondsLater(2), answer: '"sent"' });
    const again = runOnce(ctx, attemptOf("two days"), twoDays, async () => "again");
    await expect(again).rejects.toMatchObject({ code: "request.in_progress", retryAfterSeconds: 1 });
  });

  it("that cannot be written is logged, and the call succeeds", async () => {
    let answer: string | undefined;
    const fault = { call: 2, moment: "before", isLasting: true } as const;
    await withFault(fault, async () => {
      answer = await runOnce(ctx, attemptOf("unrecorded"), 1000, async () => "sent");
    });
    expect([answer, Object.keys(notes)]).toEqual(["sent", ["unrecorded"]]);
    expect((await recordOf("unrecorded"))?.answer).toBeUndefined();
  });

  it("is absent after a failure, and a failed release of the claim does not hide the error", async () => {
    const fail = () => Promise.reject(new Error("refused"));
    await expect(runOnce(ctx, attemptOf("failed"), 1000, fail)).rejects.toThrow("refused");
    expect(await recordOf("failed")).toBeNull();
    const fault = { call: 2, moment: "before", isLasting: true } as const;
    await withFault(fault, () => expect(runOnce(ctx, attemptOf("failed"), 1000, fail)).rejects.toThrow("refused"));
    expect(await recordOf("failed")).toMatchObject({ claimedUntil: "2027-03-01T09:00:40.000Z" });
  });

  it("stops a retry that the work itself would not refuse", async () => {
    const attempt = attemptOf("first");
    await record.assertNoIdempotencyRecord(undefined);
    await record.assertNoIdempotencyRecord(attempt);
    await runOnce(ctx, attempt, 1000, async () => "done");
    await expect(record.assertNoIdempotencyRecord(attempt)).rejects.toMatchObject({ code: "request.conflict" });
    expect(
      await record.withIdempotencyRecord(attempt, () => record.assertNoIdempotencyRecord(attempt).then(() => "again")),
    ).toBe("done");
    const other = { ...attempt, fingerprint: "other" };
    await expect(
      record.withIdempotencyRecord(other, () => record.assertNoIdempotencyRecord(other)),
    ).rejects.toMatchObject({
      code: "request.key_reused",
    });
  });
});
