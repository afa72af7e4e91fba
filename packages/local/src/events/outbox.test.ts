import { randomUUID } from "node:crypto";
import type { OutboxDetail, OutboxEventType } from "@linkedpotential/contract/outbox";
import { receivedEvent } from "@linkedpotential/core/outbox/received-event";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { communityCalls } from "../testing/community.ts";
import { removeItem, storedItems } from "../testing/items.ts";
import { startTestStack, type TestStack } from "../testing/stack.ts";
import { type BusEvent, deliverToSubscribers } from "./bus.ts";
import { createOutbox } from "./outbox.ts";

let stack: TestStack;
let tell: <Type extends OutboxEventType>(type: Type, ...details: OutboxDetail<Type>[]) => Promise<void>;
beforeAll(async () => {
  stack = await startTestStack();
  const { OutboxEventEntity } = await import("@linkedpotential/core/outbox/outbox-event.entity");
  tell = async (type, ...details) => {
    const items = details.map((detail) => ({
      eventId: randomUUID(),
      type,
      detail: { ...detail, version: 1 },
      ttl: 4_000_000_000,
    }));
    await OutboxEventEntity.put(items).go();
  };
});
afterAll(() => stack.stop());
beforeEach(async () => {
  for (const item of await storedItems()) await removeItem(item);
});

const reader = (deliver: (event: BusEvent) => Promise<void>) => {
  const { DYNAMODB_ENDPOINT: endpoint = "", DYNAMODB_ACCESS_KEY_ID: accessKeyId = "", TABLE_NAME = "" } = process.env;
  return createOutbox({ endpoint, accessKeyId }, TABLE_NAME, deliver);
};
const seats = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ liveTrainingId: 7, userId: index + 1 }));
const registered = "live-training.registered";
/** Returns the user id and event id of each event, as its subscriber receives them. */
const heard = (events: BusEvent[]) =>
  events.map(({ detail }) => {
    const { id, userId } = receivedEvent(registered, detail);
    return { id, userId };
  });
const people = (events: BusEvent[]) =>
  heard(events)
    .map(({ userId }) => userId)
    .sort((a, b) => a - b);

describe("the outbox reader", () => {
  it("delivers each event to its subscribers in the bus format and then deletes it", async () => {
    await tell("live-training.changed", { liveTrainingId: 7 });
    const events: BusEvent[] = [];
    const carry = reader(async (event) => void events.push(event));
    expect(await carry()).toEqual(new Map());
    expect(events).toMatchObject([{ source: "linkedpotential", "detail-type": "live-training.changed" }]);
    expect(receivedEvent("live-training.changed", events[0]?.detail)).toMatchObject({ liveTrainingId: 7 });
    expect(await storedItems()).toEqual([]);
    await carry();
    expect(events).toHaveLength(1);
  });

  it("delivers an event whose reader was killed before publishing", async () => {
    await tell(registered, ...seats(25));
    const { promise: isReading, resolve: reads } = Promise.withResolvers<void>();
    const killed = reader(() => {
      reads();
      return new Promise(() => {});
    });
    void killed();
    await isReading;
    expect(await storedItems()).toHaveLength(25);
    const events: BusEvent[] = [];
    await reader(async (event) => void events.push(event))();
    expect(people(events)).toEqual(seats(25).map(({ userId }) => userId));
    expect(await storedItems()).toEqual([]);
  });

  it("delivers an event again with the same id when its reader was killed before deleting it", async () => {
    await tell(registered, ...seats(3));
    const events: BusEvent[] = [];
    const killed = reader((event) => {
      events.push(event);
      return Promise.reject(new Error("killed"));
    });
    expect([...(await killed()).keys()].sort()).toEqual(
      heard(events)
        .map(({ id }) => id)
        .sort(),
    );
    await reader(async (event) => void events.push(event))();
    expect(people(events)).toEqual([1, 1, 2, 2, 3, 3]);
    expect(new Set(heard(events).map(({ id }) => id)).size).toBe(3);
  });

  it("notifies once, by mail and in the app, when killed before or after publishing [D27]", async () => {
    const calls = communityCalls(stack);
    const [author, requester] = [await calls.member(), await calls.member()];
    await calls.request(requester, await calls.publish(author));
    const { promise: isReading, resolve: reads } = Promise.withResolvers<void>();
    void reader(() => {
      reads();
      return new Promise(() => {});
    })();
    await isReading;
    const people = [author, requester];
    const mails = () => people.map(({ user }) => stack.mails().filter(({ to }) => to === user.email).length);
    const bell = async () => {
      const items = (await storedItems()).filter(({ __edb_e__: entity }) => entity === "notification");
      return people.map(({ user }) => items.filter(({ userId }) => userId === user.id).length);
    };
    expect([mails(), await bell()]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    const killedAfter = reader(async (event) => {
      await deliverToSubscribers(event);
      throw new Error("killed");
    });
    for (let times = 0; times < 2; times += 1) await killedAfter();
    await stack.deliver();
    expect([mails(), await bell()]).toEqual([
      [1, 0],
      [1, 1],
    ]);
    expect((await storedItems()).filter(({ pk }) => pk === "outbox")).toEqual([]);
  });

  it("delivers the other events when one fails", async () => {
    await tell(registered, ...seats(15));
    const events: BusEvent[] = [];
    const carry = reader(async (event) => {
      if (people([event])[0] === 4) throw new Error("refused");
      events.push(event);
    });
    expect([...(await carry()).values()]).toEqual([new Error("refused")]);
    expect(people(events)).toEqual([1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
    const [left, ...others] = await storedItems();
    expect([left?.detail, others]).toEqual([expect.objectContaining({ userId: 4 }), []]);
    expect(await carry((id) => id === left?.eventId)).toEqual(new Map());
  });

  it("delivers events that a subscriber publishes", async () => {
    await tell(registered, ...seats(1));
    const types: string[] = [];
    await reader(async ({ "detail-type": type }) => {
      types.push(type);
      if (type === registered) await tell("live-training.changed", { liveTrainingId: 7 });
    })();
    expect(types).toEqual([registered, "live-training.changed"]);
  });

  it("reads all pages of the table", async () => {
    const { dynamoDb } = await import("@linkedpotential/core/db/client");
    const { PutCommand } = await import("@aws-sdk/lib-dynamodb");
    for (let index = 0; index < 4; index += 1) {
      const Item = {
        pk: "outbox",
        sk: String(index),
        eventId: String(index),
        type: "any",
        detail: { text: "x".repeat(350_000) },
      };
      await dynamoDb.send(new PutCommand({ TableName: process.env.TABLE_NAME, Item }));
    }
    const types: string[] = [];
    await reader(async ({ "detail-type": type }) => void types.push(type))();
    expect(types).toHaveLength(4);
  });
});
