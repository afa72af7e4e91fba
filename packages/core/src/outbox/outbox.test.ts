import { storedItems } from "@linkedpotential/local/testing/items";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { Service } from "electrodb";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const now = new Date("2027-03-01T09:00:00.000Z");
const ctx = { now: () => now };

let stack: TestStack;
let write: (attempt: { caller: string; key: string }) => Promise<boolean>;
beforeAll(async () => {
  stack = await startTestStack();
  const { putOutboxEvent } = await import("./put-outbox-event.ts");
  const { OutboxEventEntity } = await import("./outbox-event.entity.ts");
  const { IdempotencyRecordEntity } = await import("../idempotency/idempotency-record.entity.ts");
  const items = new Service({ record: IdempotencyRecordEntity, outbox: OutboxEventEntity });
  write = async ({ caller, key }) => {
    const { canceled } = await items.transaction
      .write((parts) => [
        parts.record.create({ caller, key, fingerprint: "", ttl: 4_000_000_000 }).commit(),
        putOutboxEvent(parts, ctx, "live-training.seat-offered", {
          liveTrainingId: 7,
          userId: 3,
          until: now.toISOString(),
        }),
      ])
      .go();
    return !canceled;
  };
});
afterAll(() => stack.stop());

const waiting = async () => (await storedItems()).filter(({ pk }) => pk === "outbox");

describe("an event of the outbox", () => {
  it("is stored by its transaction, under its own key and for two weeks", async () => {
    const before = await waiting();
    expect(await write({ caller: "a", key: "1" })).toBe(true);
    const known = new Set(before.map(({ eventId }) => eventId));
    const published = (await waiting()).filter(({ eventId }) => !known.has(eventId));
    expect(published).toEqual([
      {
        pk: "outbox",
        sk: expect.stringMatching(/^\$outbox-event_1#eventid_[0-9a-f-]{36}$/),
        ...{ __edb_e__: "outbox-event", __edb_v__: "1" },
        eventId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        type: "live-training.seat-offered",
        detail: { version: 1, liveTrainingId: 7, userId: 3, until: "2027-03-01T09:00:00.000Z" },
        ttl: Date.UTC(2027, 2, 15, 9) / 1000,
      },
    ]);
  });

  it("is not published for a failed transaction, nor twice for a retried one", async () => {
    expect(await write({ caller: "b", key: "1" })).toBe(true);
    const before = await waiting();
    expect(await write({ caller: "b", key: "1" })).toBe(false);
    expect(await waiting()).toEqual(before);
  });

  it("that is derived from another is published once per person, despite repetition", async () => {
    const { publishEach } = await import("./publish-each.ts");
    const before = new Set((await waiting()).map(({ eventId }) => eventId));
    const people = Array.from({ length: 101 }, (_, index) => ({
      id: `event-1 ${index + 1}`,
      detail: { liveTrainingId: 7, userId: index + 1, about: "changed" } as const,
    }));
    await publishEach(ctx, "live-training.news-announced", []);
    for (let times = 0; times < 2; times += 1) await publishEach(ctx, "live-training.news-announced", people);
    const published = (await waiting()).filter(({ eventId }) => !before.has(eventId));
    expect(published).toHaveLength(101);
    expect(published).toContainEqual(
      expect.objectContaining({ eventId: "event-1 101", detail: { version: 1, ...people[100]?.detail } }),
    );
  });

  const carried = { id: "event-1", detail: { version: { N: "1" }, liveTrainingId: { N: "7" }, userId: { N: "3" } } };

  it("is read back from the format of the table's stream", async () => {
    const { receivedEvent } = await import("./received-event.ts");
    const event = { id: "event-1", type: "live-training.registered", liveTrainingId: 7, userId: 3 };
    expect(receivedEvent("live-training.registered", carried)).toEqual(event);
    const until = { until: { S: "2027-03-01T09:00:00.000Z" } };
    const offered = { ...carried, detail: { ...carried.detail, ...until } };
    expect(receivedEvent("live-training.seat-offered", offered)).toEqual({
      ...event,
      type: "live-training.seat-offered",
      until: "2027-03-01T09:00:00.000Z",
    });
  });

  it("is refused without type, detail or time-to-live", async () => {
    const { OutboxEventEntity } = await import("./outbox-event.entity.ts");
    const { outboxItem } = await import("./put-outbox-event.ts");
    const whole = outboxItem(ctx, "live-training.changed", { liveTrainingId: 7 });
    for (const name of ["eventId", "type", "detail", "ttl"]) {
      const put = OutboxEventEntity.put({ ...whole, [name]: undefined });
      await expect(put.go()).rejects.toThrow(name);
    }
  });

  it("is distinguished from events published directly", async () => {
    const { isOutboxType } = await import("./received-event.ts");
    const types = ["live-training.registered", "user.follow_ups_due", "toString"];
    expect(types.map(isOutboxType)).toEqual([true, false, false]);
  });

  it.each([
    ["of an unknown version", { ...carried, detail: { ...carried.detail, version: { N: "2" } } }],
    ["that lacks a field", { ...carried, detail: { version: { N: "1" }, liveTrainingId: { N: "7" } } }],
    ["without an id", { detail: carried.detail }],
    ["in the format of directly published events", { version: 1, liveTrainingId: 7, userId: 3 }],
  ])("%s is refused", async (_, detail) => {
    const { receivedEvent } = await import("./received-event.ts");
    expect(() => receivedEvent("live-training.registered", detail)).toThrow();
  });
});
