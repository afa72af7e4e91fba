import { randomUUID } from "node:crypto";
import type { SubscriberId, WorkerId, WorkerMessage } from "@linkedpotential/contract/background";
import { communityCalls } from "@linkedpotential/local/testing/community";
import { storedItems } from "@linkedpotential/local/testing/items";
import { firstMessage } from "@linkedpotential/local/testing/lambda/first-event";
import { batchOf, handlerOf, type OpenSubscribers, openSubscribers } from "@linkedpotential/local/testing/messages";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

let stack: TestStack;
let log: OpenSubscribers;
beforeAll(async () => {
  stack = await startTestStack();
});
beforeEach(() => {
  log = openSubscribers();
});
afterEach(() => {
  stack.refuseMails(false);
  log.close();
});
afterAll(() => stack.stop());

const runsOf = (id: SubscriberId | WorkerId) => log.lines.filter((line) => line.function === id);
const failuresOf = (id: SubscriberId | WorkerId) => runsOf(id).filter(({ failures }) => failures === 1);
const someMessages = async (count: number): Promise<WorkerMessage[]> => {
  const messages: WorkerMessage[] = [];
  for (let made = 0; made < count; made += 1)
    messages.push(await firstMessage("subscribers/mail-live-trainings", stack));
  return messages;
};
async function failedMessages(id: WorkerId, batch: ReturnType<typeof batchOf>): Promise<string[]> {
  const handler = await handlerOf(id);
  const { batchItemFailures } = await handler(batch, { awsRequestId: randomUUID() });
  return batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
}

describe("a batch of ten messages", () => {
  it("with one failure completes the other nine and reports only that one", async () => {
    const before = stack.mails().length;
    const validMessages = await someMessages(9);
    const [poisoned] = await someMessages(1);
    if (!poisoned) throw new Error("no message");
    const batch = batchOf(validMessages.toSpliced(4, 0, { ...poisoned, detail: { id: randomUUID(), detail: {} } }));
    expect(await failedMessages("workers/mails", batch)).toEqual([batch.Records[4]?.messageId]);
    expect(stack.mails()).toHaveLength(before + 9);
    expect(runsOf("subscribers/mail-live-trainings")).toHaveLength(10);
    expect(failuresOf("subscribers/mail-live-trainings")).toMatchObject([{ defect: expect.any(String) }]);

    expect(await failedMessages("workers/mails", batch)).toHaveLength(1);
    expect(stack.mails()).toHaveLength(before + 9);
  });

  it("with one failure is delivered again as that one only, also on the local stack", async () => {
    const { OutboxEventEntity } = await import("@linkedpotential/core/outbox/outbox-event.entity");
    const { member, publish, request } = communityCalls(stack);
    const post = await publish(await member());
    await stack.deliver();
    for (let index = 0; index < 10; index += 1) await request(await member(), post);
    const waiting = async () => (await storedItems()).filter(({ pk }) => pk === "outbox");
    const [poisoned, ...others] = await waiting();
    expect(others).toHaveLength(9);
    const eventId = String(poisoned?.eventId);
    const detail = poisoned?.detail as Record<string, string | number>;
    await OutboxEventEntity.patch({ eventId })
      .set({ detail: { ...detail, version: 99 } })
      .go();
    const before = stack.mails().length;
    await expect(stack.deliver()).rejects.toThrow("failed");
    expect(stack.mails()).toHaveLength(before + 9);
    expect(await waiting()).toMatchObject([{ eventId }]);
    const first = runsOf("subscribers/mail-collaborations").length;
    expect(first).toBe(10);

    await OutboxEventEntity.patch({ eventId }).set({ detail }).go();
    await stack.deliver();
    expect(stack.mails()).toHaveLength(before + 10);
    expect(runsOf("subscribers/mail-collaborations")).toHaveLength(first + 1);
    expect(await waiting()).toEqual([]);
  });
});

it("an event that failed for one subscriber is delivered again to that one only", async () => {
  const { member, publish, request } = communityCalls(stack);
  await request(await member(), await publish(await member()));
  stack.refuseMails(true);
  await expect(stack.deliver()).rejects.toThrow("subscribers/mail-collaborations failed");
  stack.refuseMails(false);
  await stack.deliver();
  expect(runsOf("subscribers/notify")).toHaveLength(1);
  expect(runsOf("subscribers/mail-collaborations").map(({ failures }) => failures)).toEqual([1, 0]);
});

it("a mail above the rate limit of SES fails and is sent on redelivery", async () => {
  const batch = batchOf(await someMessages(1));
  const before = stack.mails().length;
  stack.refuseMails("Throttling");
  expect(await failedMessages("workers/mails", batch)).toHaveLength(1);
  expect(failuresOf("subscribers/mail-live-trainings")).toMatchObject([{ defect: "Throttling" }]);
  stack.refuseMails(false);
  expect(await failedMessages("workers/mails", batch)).toEqual([]);
  expect(stack.mails()).toHaveLength(before + 1);
});

it.each<[string, string]>([
  [
    "for a subscriber of another worker",
    '{"subscriber":"subscribers/notify","detail-type":"user.deleted","detail":{}}',
  ],
  ["for an unknown subscriber", '{"subscriber":"constructor","detail-type":"user.deleted","detail":{}}'],
  ["without a subscriber", '{"detail-type":"user.deleted","detail":{}}'],
  ["that is not an object", "null"],
  ["that is not JSON", "ida@example.org"],
])("a message %s fails without affecting the others of its batch", async (_, body) => {
  const batch = batchOf(await someMessages(1));
  const wrong = { ...batchOf(await someMessages(1)).Records[0], messageId: "wrong", body };
  const before = stack.mails().length;
  const delivery = { Records: [wrong, ...batch.Records] } as typeof batch;
  expect(await failedMessages("workers/mails", delivery)).toEqual(["wrong"]);
  expect(stack.mails()).toHaveLength(before + 1);
  expect(failuresOf("workers/mails")).toMatchObject([{ area: "background", defect: "Error" }]);
  expect(JSON.stringify(log.lines)).not.toMatch(/ida@example|constructor/);
});
