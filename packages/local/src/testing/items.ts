import { DeleteCommand, ScanCommand } from "@aws-sdk/lib-dynamodb";

/** What is stored, with its keys and ElectroDB's marks. */
export type StoredItem = Record<string, unknown> & { pk: string; sk: string };

/** Everything that the table holds, or one of its indexes. */
export async function storedItems(index?: "gsi1" | "gsi2"): Promise<StoredItem[]> {
  // Loaded late: the client reads the environment that the test stack sets.
  const { dynamoDb } = await import("@linkedpotential/core/db/client");
  const of = { TableName: process.env.TABLE_NAME, ...(index ? { IndexName: index } : { ConsistentRead: true }) };
  const items: StoredItem[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await dynamoDb.send(new ScanCommand({ ...of, ExclusiveStartKey: start }));
    items.push(...((page.Items ?? []) as StoredItem[]));
    start = page.LastEvaluatedKey;
  } while (start);
  return items;
}

/** @internal */
export async function removeItem({ pk, sk }: StoredItem): Promise<void> {
  const { dynamoDb } = await import("@linkedpotential/core/db/client");
  await dynamoDb.send(new DeleteCommand({ TableName: process.env.TABLE_NAME, Key: { pk, sk } }));
}
