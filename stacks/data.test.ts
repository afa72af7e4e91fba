import { tableDefinition, ttlAttribute } from "@linkedpotential/core/db/table";
import { describe, expect, it } from "vitest";
import { type Properties, resourcesOf } from "./testing/templates.ts";

const tables = resourcesOf("prod", "AWS::DynamoDB::Table");

describe("every table", () => {
  it("has point-in-time recovery, encryption with DynamoDB's own key, and a stream", () => {
    expect(tables).toHaveLength(1);
    for (const { properties } of [...tables, ...resourcesOf("preview", "AWS::DynamoDB::Table")]) {
      expect(properties).toMatchObject({
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        StreamSpecification: { StreamViewType: "NEW_AND_OLD_IMAGES" },
      });
      // `false` selects the key of DynamoDB. It does not switch encryption off. `true` would select a KMS key, which is
      // billed per use.
      expect(properties.SSESpecification).toEqual({ SSEEnabled: false });
    }
  });

  it("is protected from deletion in production and deleted with its stage elsewhere", () => {
    for (const { properties, deletionPolicy } of tables) {
      expect([properties.DeletionProtectionEnabled, deletionPolicy]).toEqual([true, "Retain"]);
    }
    for (const { properties, deletionPolicy } of resourcesOf("preview", "AWS::DynamoDB::Table")) {
      expect([properties.DeletionProtectionEnabled, deletionPolicy]).toEqual([false, "Delete"]);
    }
  });

  it("has the keys, indexes and TTL attribute that the code uses", () => {
    const { TableName: _name, AttributeDefinitions = [], ...wanted } = tableDefinition("any");
    const properties: Properties = tables[0]?.properties ?? {};
    expect(properties).toMatchObject({
      ...wanted,
      AttributeDefinitions: expect.arrayContaining(AttributeDefinitions),
      TimeToLiveSpecification: { AttributeName: ttlAttribute, Enabled: true },
    });
    expect(properties.AttributeDefinitions).toHaveLength(AttributeDefinitions.length);
  });
});

it("keeps pictures and files of users in production when the stack is deleted, and previous versions for a month", () => {
  for (const name of ["MediaBucket", "AttachmentBucket"]) {
    const bucket = resourcesOf("prod", "AWS::S3::Bucket").find(({ id }) => id.startsWith(name));
    expect([name, bucket?.deletionPolicy]).toEqual([name, "Retain"]);
    expect(bucket?.properties.VersioningConfiguration).toEqual({ Status: "Enabled" });
    expect(JSON.stringify(bucket?.properties.LifecycleConfiguration)).not.toContain("ExpirationInDays");
  }
  const gone = resourcesOf("preview", "AWS::S3::Bucket").filter(({ deletionPolicy }) => deletionPolicy !== "Delete");
  expect(gone).toEqual([]);
});

it.each(["prod", "preview"] as const)("keeps exported files in %s for seven days, without versions", (name) => {
  const files = resourcesOf(name, "AWS::S3::Bucket").find(({ id }) => id.startsWith("ExportBucket"));
  expect(files?.properties).toMatchObject({
    LifecycleConfiguration: { Rules: expect.arrayContaining([{ ExpirationInDays: 7, Status: "Enabled" }]) },
  });
  expect(files?.properties.VersioningConfiguration).toBeUndefined();
});
