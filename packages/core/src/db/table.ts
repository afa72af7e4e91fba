import type { CreateTableCommandInput, Projection } from "@aws-sdk/client-dynamodb";

export const ttlAttribute = "ttl";

const key = (name: string) => [
  { AttributeName: `${name}pk`, KeyType: "HASH" as const },
  { AttributeName: `${name}sk`, KeyType: "RANGE" as const },
];
/**
 * Attributes that each index contains. `gsi2` covers items of all users, so it contains only ids. DynamoDB cannot
 * change these lists later.
 */
const projections = {
  gsi1: { ProjectionType: "ALL" },
  gsi2: { ProjectionType: "INCLUDE", NonKeyAttributes: ["userId", "leadId", "__edb_e__", "__edb_v__"] },
} satisfies Record<string, Projection>;
const indexes = Object.keys(projections);

export const tableDefinition = (tableName: string): CreateTableCommandInput => ({
  TableName: tableName,
  BillingMode: "PAY_PER_REQUEST",
  AttributeDefinitions: ["", ...indexes].flatMap((name) =>
    key(name).map(({ AttributeName }) => ({ AttributeName, AttributeType: "S" as const })),
  ),
  KeySchema: key(""),
  GlobalSecondaryIndexes: Object.entries(projections).map(([name, Projection]) => ({
    IndexName: name,
    KeySchema: key(name),
    Projection,
  })),
});
