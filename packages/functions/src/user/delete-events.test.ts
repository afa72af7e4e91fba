import { fullAccount, fullAccountName } from "@linkedpotential/local/testing/full-account";
import { type StoredItem, storedItems } from "@linkedpotential/local/testing/items";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import type { Context } from "aws-lambda";
import { afterAll, beforeAll, expect, it } from "vitest";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

const fortnightSeconds = 14 * 24 * 60 * 60;

/**
 * Restores events that the local stack deletes when they are delivered. In AWS such events stay in the table until they
 * expire.
 */
async function restoreEvents(events: readonly StoredItem[]): Promise<void> {
  const { OutboxEventEntity } = await import("@linkedpotential/core/outbox/outbox-event.entity");
  for (const { eventId, type, detail, ttl } of events) {
    await OutboxEventEntity.put({ eventId: String(eventId), type: String(type), detail, ttl: Number(ttl) }).go();
  }
}

const events = async () => (await storedItems()).filter(({ pk }) => pk === "outbox");

it("events about a deleted account remain, name it by id only, and expire within 14 days [D23]", async () => {
  stack.setNow("2027-03-01T09:00:00.000Z");
  const { user, email, token } = await fullAccount(stack);
  await stack.call("user/delete", { token, body: { currentPassword: "geheim-und-lang" } });
  const published = await events();
  await stack.deliver();
  await restoreEvents(published);
  const { handler } = await import("../schedules/deleted-accounts.ts");
  expect(await handler({ time: "2027-03-01T09:20:00.000Z" }, { awsRequestId: "run" } as Context)).toEqual({
    accounts: 1,
    over: 1,
  });
  const left = await events();
  const text = JSON.stringify(left).toLowerCase();
  expect(text).toContain(String(user.id));
  for (const name of [email, ...fullAccountName.split(" ")]) expect(text).not.toContain(name.toLowerCase());
  const latest = Date.parse("2027-03-01T09:00:00.000Z") / 1000 + fortnightSeconds;
  expect(left.filter(({ ttl }) => !(Number(ttl) <= latest))).toEqual([]);
});
