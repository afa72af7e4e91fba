import { expect, it } from "vitest";
import { tableDefinition, ttlAttribute } from "./table.ts";

it("has two sparse indexes; the one that spans users holds ids only", () => {
  const keys = (name: string) => [
    { AttributeName: `${name}pk`, KeyType: "HASH" },
    { AttributeName: `${name}sk`, KeyType: "RANGE" },
  ];
  const names = ["pk", "sk", "gsi1pk", "gsi1sk", "gsi2pk", "gsi2sk"];
  expect(tableDefinition("main")).toEqual({
    TableName: "main",
    BillingMode: "PAY_PER_REQUEST",
    AttributeDefinitions: names.map((AttributeName) => ({ AttributeName, AttributeType: "S" })),
    KeySchema: keys(""),
    GlobalSecondaryIndexes: [
      { IndexName: "gsi1", KeySchema: keys("gsi1"), Projection: { ProjectionType: "ALL" } },
      {
        IndexName: "gsi2",
        KeySchema: keys("gsi2"),
        Projection: { ProjectionType: "INCLUDE", NonKeyAttributes: ["userId", "leadId", "__edb_e__", "__edb_v__"] },
      },
    ],
  });
  expect(ttlAttribute).toBe("ttl");
});
