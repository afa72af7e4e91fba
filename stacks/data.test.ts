import { tableDefinition, ttlAttribute } from "@linkedpotential/core/db/table";
import { describe, expect, it } from "vitest";
import { type Properties, resourcesOf } from "./testing/templates.ts";

const tables = resourcesOf("prod", "AWS::DynamoDB::Table");

describe("every table", () => {
  it("is recoverable to any second, encrypted by the key that DynamoDB owns, and streams its changes", () => {
    expect(tables).toHaveLength(1);
    for (const { properties } of [...tables, ...resourcesOf("preview", "AWS::DynamoDB::Table")]) {
      expect(properties).toMatchObject({
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        StreamSpecification: { StreamViewType: "NEW_AND_OLD_IMAGES" },
      });
      // Not "unencrypted", which no table is: true would be a key of KMS, each use of which is billed.
      expect(properties.SSESpecification).toEqual({ SSEEnabled: false });
    }
  });

  it("survives mistakes in production and goes with its stage elsewhere", () => {
    for (const { properties, deletionPolicy } of tables) {
      expect([properties.DeletionProtectionEnabled, deletionPolicy]).toEqual([true, "Retain"]);
    }
    for (const { properties, deletionPolicy } of resourcesOf("preview", "AWS::DynamoDB::Table")) {
      expect([properties.DeletionProtectionEnabled, deletionPolicy]).toEqual([false, "Delete"]);
    }
  });

  it("has the keys, indexes and time to live that the code works with", () => {
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

it("keeps people's pictures in production when their stack goes, and earlier versions for a month", () => {
  const media = resourcesOf("prod", "AWS::S3::Bucket").find(({ id }) => id.startsWith("MediaBucket"));
  expect(media?.deletionPolicy).toBe("Retain");
  expect(media?.properties.VersioningConfiguration).toEqual({ Status: "Enabled" });
  const gone = resourcesOf("preview", "AWS::S3::Bucket").filter(({ deletionPolicy }) => deletionPolicy !== "Delete");
  expect(gone).toEqual([]);
});

it.each(["prod", "preview"] as const)("keeps people's files in %s for seven days, in one version", (name) => {
  const files = resourcesOf(name, "AWS::S3::Bucket").find(({ id }) => id.startsWith("ExportBucket"));
  expect(files?.properties).toMatchObject({
    LifecycleConfiguration: { Rules: expect.arrayContaining([{ ExpirationInDays: 7, Status: "Enabled" }]) },
  });
  expect(files?.properties.VersioningConfiguration).toBeUndefined();
});
