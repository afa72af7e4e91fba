import { DeleteCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { dynamoDb } from "./client.ts";
import { store } from "./store.ts";

/** Of the table, or of an index that holds the keys. */
export interface Partition {
  index?: "gsi2";
  key: string;
}

const atOnce = 25;
const slice = 200;

/** Removes a slice of a partition, whatever its items are. Answers how many there were; none when it is empty. */
export async function removeItems({ index, key }: Partition): Promise<number> {
  const { Items: found = [] } = await dynamoDb.send(
    new QueryCommand({
      TableName: store.table,
      ...(index ? { IndexName: index } : { ConsistentRead: true }),
      KeyConditionExpression: "#of = :key",
      ExpressionAttributeNames: { "#of": index ? `${index}pk` : "pk" },
      ExpressionAttributeValues: { ":key": key },
      ProjectionExpression: "pk, sk",
      Limit: slice,
    }),
  );
  for (let from = 0; from < found.length; from += atOnce) {
    const some = found.slice(from, from + atOnce);
    await Promise.all(
      some.map(({ pk, sk }) => dynamoDb.send(new DeleteCommand({ TableName: store.table, Key: { pk, sk } }))),
    );
  }
  return found.length;
}
