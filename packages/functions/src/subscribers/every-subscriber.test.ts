import { type SubscriberId, subscribers } from "@linkedpotential/contract/background";
import { actionsOf } from "@linkedpotential/contract/grant";
import { subscriberGrants } from "@linkedpotential/contract/grants";
import { withCallHooks } from "@linkedpotential/core/outbound-calls";
import { storedItems } from "@linkedpotential/local/testing/items";
import { firstMessage } from "@linkedpotential/local/testing/lambda/first-event";
import { batchOf, delivered, handlerOf, workerOf } from "@linkedpotential/local/testing/messages";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterEach(() => stack.setNow());
afterAll(() => stack.stop());

const day = 24 * 60 * 60 * 1000;
/** Returns the items as sorted lines. Sorts their properties too, because the table returns them in any order. */
const lines = (items: readonly object[]) => items.map((item) => JSON.stringify(item, sortedProperties)).sort();
const sortedProperties = (_: string, value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
/** Returns all sent mails and all stored notifications. */
async function mailsAndNotifications(): Promise<string[]> {
  const bell = (await storedItems()).filter(({ __edb_e__: entity }) => entity === "notification");
  return [...lines(stack.mails()), ...lines(bell)];
}

/**
 * Prepares a message with work for the subscriber. Returns a function that delivers the message with only the
 * permissions of that subscriber.
 */
async function prepareDelivery(id: SubscriberId): Promise<() => Promise<unknown>> {
  const handler = await handlerOf(workerOf(id));
  const batch = batchOf([await firstMessage(id, stack)]);
  const granted = new Set(actionsOf(subscriberGrants[id]));
  return async () => {
    const answer = await withCallHooks({ granted }, () => handler(batch, { awsRequestId: "delivery" }));
    await delivered();
    return answer;
  };
}

const done = { batchItemFailures: [] };

describe.each(Object.keys(subscribers) as SubscriberId[])("%s", (id) => {
  it("notifies everybody once for repeated, concurrent and late events [D27]", async () => {
    const deliver = await prepareDelivery(id);
    const before = [await mailsAndNotifications(), lines(await storedItems())];
    expect(await deliver()).toEqual(done);
    const afterFirst = await mailsAndNotifications();
    expect([afterFirst, lines(await storedItems())]).not.toEqual(before);
    await Promise.all([deliver(), deliver(), deliver()]);
    for (const days of [0, 1, 9]) {
      stack.setNow(new Date(Date.now() + days * day).toISOString());
      expect(await deliver()).toEqual(done);
      expect(await mailsAndNotifications()).toEqual(afterFirst);
    }
  });

  it("notifies everybody once for repeated events before the first notification [D27]", async () => {
    const deliver = await prepareDelivery(id);
    const before = (await mailsAndNotifications()).length;
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(await deliver()).toEqual(done);
    const together = (await mailsAndNotifications()).length - before;
    const deliverOther = await prepareDelivery(id);
    const countBefore = (await mailsAndNotifications()).length;
    expect(await deliverOther()).toEqual(done);
    expect(together).toBe((await mailsAndNotifications()).length - countBefore);
  });
});
