import type { CreateTableCommandInput } from "@aws-sdk/client-dynamodb";

/** Attribute by which DynamoDB removes items by itself, in seconds since 1970. */
export const ttlAttribute = "ttl";

const key = (name: string) => [
  { AttributeName: `${name}pk`, KeyType: "HASH" as const },
  { AttributeName: `${name}sk`, KeyType: "RANGE" as const },
];
const indexes = ["gsi1", "gsi2"];

/** The one table: keys `pk`/`sk` and two sparse indexes. The deployed one is made by `stacks/data.ts`. */
export const tableDefinition = (tableName: string): CreateTableCommandInput => ({
  TableName: tableName,
  BillingMode: "PAY_PER_REQUEST",
  AttributeDefinitions: ["", ...indexes].flatMap((name) =>
    key(name).map(({ AttributeName }) => ({ AttributeName, AttributeType: "S" as const })),
  ),
  KeySchema: key(""),
  GlobalSecondaryIndexes: indexes.map((name) => ({
    IndexName: name,
    KeySchema: key(name),
    Projection: { ProjectionType: "ALL" as const },
  })),
});
