import { eventSource } from "@linkedpotential/contract/bus";
import { type OutboxEventType, outboxKey } from "@linkedpotential/contract/outbox";
import { call, type Reached } from "../database/table.ts";
import { type BusEvent, busEvent, handOver } from "./bus.ts";

interface Waiting {
  pk: { S: string };
  sk: { S: string };
  eventId: { S: string };
  type: { S: string };
  detail: { M: object };
}

const idOf = ({ eventId }: Waiting): string => eventId.S;

const atATime = 10;

/** An event leaves the table once all have taken it, so a killed process loses none. No stream is read (docs/adr/0033). */
export function createOutbox(engine: Reached, table: string, deliver: (event: BusEvent) => Promise<void> = handOver) {
  async function waiting(): Promise<Waiting[]> {
    const items: Waiting[] = [];
    let start: unknown;
    do {
      const page = await call(engine, "Query", {
        TableName: table,
        ConsistentRead: true,
        KeyConditionExpression: "pk = :key",
        ExpressionAttributeValues: { ":key": { S: outboxKey } },
        ...(start !== undefined && { ExclusiveStartKey: start }),
      });
      items.push(...(page.Items as Waiting[]));
      start = page.LastEvaluatedKey;
    } while (start !== undefined);
    return items;
  }

  async function carry(item: Waiting): Promise<void> {
    // As the template of the pipe makes it (stacks/outbox.ts).
    await deliver(busEvent(eventSource, item.type.S, { id: idOf(item), detail: item.detail.M }, idOf(item)));
    await call(engine, "DeleteItem", { TableName: table, Key: { pk: item.pk, sk: item.sk } });
  }

  /** Each event once, of one type or of all, also those that subscribers tell meanwhile. Answers why which ones are still there. */
  return async (
    isLeft: (id: string) => boolean = () => false,
    type?: OutboxEventType,
  ): Promise<Map<string, unknown>> => {
    const failed = new Map<string, unknown>();
    const isDue = (item: Waiting) =>
      !failed.has(idOf(item)) && !isLeft(idOf(item)) && item.type.S === (type ?? item.type.S);
    const next = async () => (await waiting()).filter(isDue);
    for (let items = await next(); items.length > 0; items = await next()) {
      for (let from = 0; from < items.length; from += atATime) {
        const batch = items.slice(from, from + atATime);
        await Promise.all(batch.map((item) => carry(item).catch((error) => failed.set(idOf(item), error))));
      }
    }
    return failed;
  };
}

export type Carry = ReturnType<typeof createOutbox>;
