import { eventSource } from "@linkedpotential/contract/bus";
import { type OutboxEventType, outboxKey } from "@linkedpotential/contract/outbox";
import { call, type EngineConnection } from "../database/table.ts";
import { type BusEvent, busEvent, deliverToSubscribers } from "./bus.ts";

interface Waiting {
  pk: { S: string };
  sk: { S: string };
  eventId: { S: string };
  type: { S: string };
  detail: { M: object };
}

const idOf = ({ eventId }: Waiting): string => eventId.S;

const batchSize = 10;

/**
 * Creates the reader of the outbox. It deletes an event only after all subscribers have processed it, so that a killed
 * process loses no event (docs/adr/0033).
 */
export function createOutbox(
  engine: EngineConnection,
  table: string,
  deliver: (event: BusEvent) => Promise<void> = deliverToSubscribers,
) {
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
    // Same format as the input template of the pipe (stacks/outbox.ts).
    await deliver(busEvent(eventSource, item.type.S, { id: idOf(item), detail: item.detail.M }, idOf(item)));
    await call(engine, "DeleteItem", { TableName: table, Key: { pk: item.pk, sk: item.sk } });
  }

  /**
   * Delivers all waiting events once, including events that are stored in the meantime. Returns the errors of failed
   * events by event id.
   */
  return async (
    isLeft: (id: string) => boolean = () => false,
    type?: OutboxEventType,
  ): Promise<Map<string, unknown>> => {
    const failed = new Map<string, unknown>();
    const isDue = (item: Waiting) =>
      !failed.has(idOf(item)) && !isLeft(idOf(item)) && item.type.S === (type ?? item.type.S);
    const next = async () => (await waiting()).filter(isDue);
    for (let items = await next(); items.length > 0; items = await next()) {
      for (let from = 0; from < items.length; from += batchSize) {
        const batch = items.slice(from, from + batchSize);
        await Promise.all(batch.map((item) => carry(item).catch((error) => failed.set(idOf(item), error))));
      }
    }
    return failed;
  };
}

export type OutboxReader = ReturnType<typeof createOutbox>;
