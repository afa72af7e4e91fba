import { BatchWriteCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";

const batchSize = 25;
const atOnce = 8;

export async function copyItems(
  items: readonly Record<string, unknown>[],
  count: number,
  renumber: (item: Record<string, unknown>, index: number) => Record<string, unknown>,
): Promise<void> {
  const { dynamoDb } = await import("@linkedpotential/core/db/client");
  const table = process.env.TABLE_NAME ?? "";
  const copies = Array.from({ length: count }, (_, index) => items.map((item) => renumber(item, index))).flat();
  const batches = Array.from({ length: Math.ceil(copies.length / batchSize) }, (_, index) =>
    copies.slice(index * batchSize, (index + 1) * batchSize),
  );
  const worker = async () => {
    for (let batch = batches.pop(); batch; batch = batches.pop()) {
      const requests = batch.map((Item) => ({ PutRequest: { Item } }));
      await dynamoDb.send(new BatchWriteCommand({ RequestItems: { [table]: requests } }));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

export function renumbered(item: Record<string, unknown>, attribute: string, from: number, to: number) {
  const padded = (id: number) => String(id).padStart(16, "0");
  const entries = Object.entries(item).map(([name, value]) =>
    /[ps]k$/.test(name) && typeof value === "string"
      ? [name, value.replace(`${attribute.toLowerCase()}_${padded(from)}`, `${attribute.toLowerCase()}_${padded(to)}`)]
      : [name, value],
  );
  return { ...Object.fromEntries(entries), [attribute]: to };
}

export async function rawItems(userId: number, name: string, value: number): Promise<Record<string, unknown>[]> {
  const { dynamoDb } = await import("@linkedpotential/core/db/client");
  const request = {
    TableName: process.env.TABLE_NAME,
    KeyConditionExpression: "pk = :pk",
    ExpressionAttributeValues: { ":pk": `$linkedpotential#userid_${String(userId).padStart(16, "0")}` },
  };
  const { Items = [] } = await dynamoDb.send(new QueryCommand(request));
  return Items.filter((item) => item[name] === value);
}
