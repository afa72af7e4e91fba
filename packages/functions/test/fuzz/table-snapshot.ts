import { createHash } from "node:crypto";
import { type AttributeValue, BatchWriteItemCommand, DynamoDBClient, ScanCommand } from "@aws-sdk/client-dynamodb";

export type Snapshot = ReadonlyMap<string, string>;
type Item = Record<string, AttributeValue>;

/** Entities that even a refused call may write: counters of attempts and idempotency records. */
const bookkeeping = new Set(["rate-limit", "idempotency-record"]);
/**
 * Entities that count task and lead ids. A refused call may raise them, because a reserved id that is not used is
 * skipped.
 */
const counters = new Set(["task-counter", "lead-counter"]);

let client: DynamoDBClient | undefined;
const db = (): DynamoDBClient => {
  if (client) return client;
  client = new DynamoDBClient({
    region: "eu-central-1",
    endpoint: process.env.DYNAMODB_ENDPOINT ?? "",
    credentials: { accessKeyId: process.env.DYNAMODB_ACCESS_KEY_ID ?? "local", secretAccessKey: "local" },
  });
  // Remove the log middleware. It takes much of a call's time for a log that nobody reads.
  client.middlewareStack.remove("loggerMiddleware");
  return client;
};

async function allItems(): Promise<Item[]> {
  const items: Item[] = [];
  let start: Item | undefined;
  do {
    const page = await db().send(
      new ScanCommand({ TableName: process.env.TABLE_NAME, ConsistentRead: true, ExclusiveStartKey: start }),
    );
    items.push(...(page.Items ?? []));
    start = page.LastEvaluatedKey;
  } while (start);
  return items;
}

const keyOf = ({ pk, sk }: Item): string => `${pk?.S}|${sk?.S}`;
/** Sorts the keys of maps, because the database engine returns the keys of nested maps in any order. */
const sorted = (_: string, value: unknown): unknown =>
  value && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
const digestOf = (item: Item): string => createHash("sha256").update(JSON.stringify(item, sorted)).digest("base64");

/**
 * Returns the part of an item that a refused call must not change. Undefined when a refused call may write the whole
 * item.
 */
function protectedPart(item: Item): Item | undefined {
  const entity = item.__edb_e__?.S ?? "";
  if (!counters.has(entity)) return bookkeeping.has(entity) ? undefined : item;
  const { seq: _, ...rest } = item;
  return rest.version ? rest : undefined;
}

export async function snapshotOf(): Promise<Snapshot> {
  const items = (await allItems()).map(protectedPart).filter((item) => item !== undefined);
  return new Map(items.map((item) => [keyOf(item), digestOf(item)]));
}

export const changesOf = (before: Snapshot, after: Snapshot): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key));

export async function emptyTable(): Promise<void> {
  const requests = (await allItems()).map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } as Item } }));
  for (let from = 0; from < requests.length; from += 25) {
    const RequestItems = { [process.env.TABLE_NAME ?? ""]: requests.slice(from, from + 25) };
    await db().send(new BatchWriteItemCommand({ RequestItems }));
  }
}
