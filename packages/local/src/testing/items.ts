import { DeleteCommand, ScanCommand } from "@aws-sdk/lib-dynamodb";

export type StoredItem = Record<string, unknown> & { pk: string; sk: string };

export async function storedItems(index?: "gsi1" | "gsi2"): Promise<StoredItem[]> {
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

/** Counts the items that have these attributes. The database counts them, so they are not transferred. */
export async function countItems(attributes: Record<string, string | number>): Promise<number> {
  const { dynamoDb } = await import("@linkedpotential/core/db/client");
  const named = Object.entries(attributes);
  const asked = {
    TableName: process.env.TABLE_NAME,
    ConsistentRead: true,
    Select: "COUNT" as const,
    FilterExpression: named.map((_, nth) => `#a${nth} = :v${nth}`).join(" AND "),
    ExpressionAttributeNames: Object.fromEntries(named.map(([name], nth) => [`#a${nth}`, name])),
    ExpressionAttributeValues: Object.fromEntries(named.map(([, value], nth) => [`:v${nth}`, value])),
  };
  let count = 0;
  let start: Record<string, unknown> | undefined;
  do {
    const page = await dynamoDb.send(new ScanCommand({ ...asked, ExclusiveStartKey: start }));
    count += page.Count ?? 0;
    start = page.LastEvaluatedKey;
  } while (start);
  return count;
}

/** @internal */
export async function removeItem({ pk, sk }: StoredItem): Promise<void> {
  const { dynamoDb } = await import("@linkedpotential/core/db/client");
  await dynamoDb.send(new DeleteCommand({ TableName: process.env.TABLE_NAME, Key: { pk, sk } }));
}
