import { DeleteCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { dynamoDb } from "./client.ts";
import { store } from "./store.ts";

export interface Partition {
  index?: "gsi2";
  key: string;
}

const atOnce = 25;
const slice = 200;

interface Key {
  pk: string;
  sk: string;
}

/**
 * Deletes a slice of the items of a partition, except items of the `kept` entities. Returns the number of deleted
 * items, which is 0 when none is left.
 */
export async function deleteItems(partition: Partition, kept: readonly string[] = []): Promise<number> {
  const found = await readSlice(partition, kept);
  for (let from = 0; from < found.length; from += atOnce) {
    const some = found.slice(from, from + atOnce);
    await Promise.all(some.map((Key) => dynamoDb.send(new DeleteCommand({ TableName: store.table, Key }))));
  }
  return found.length;
}

async function readSlice({ index, key }: Partition, kept: readonly string[]): Promise<Key[]> {
  let start: Record<string, unknown> | undefined;
  do {
    const page = await dynamoDb.send(
      new QueryCommand({
        TableName: store.table,
        ...(index ? { IndexName: index } : { ConsistentRead: true }),
        KeyConditionExpression: "#of = :key",
        ExpressionAttributeNames: { "#of": index ? `${index}pk` : "pk", "#entity": "__edb_e__" },
        ExpressionAttributeValues: { ":key": key },
        ProjectionExpression: "pk, sk, #entity",
        Limit: slice,
        ExclusiveStartKey: start,
      }),
    );
    const items = (page.Items ?? []) as (Key & { __edb_e__: string })[];
    const left = items.filter((item) => !kept.includes(item.__edb_e__)).map(({ pk, sk }) => ({ pk, sk }));
    if (left.length > 0) return left;
    start = page.LastEvaluatedKey;
  } while (start);
  return [];
}
