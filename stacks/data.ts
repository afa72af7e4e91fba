import { RemovalPolicy } from "aws-cdk-lib";
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
} from "aws-cdk-lib/aws-dynamodb";
import type { StackContext } from "sst/constructs";
import { isProduction } from "./settings.ts";

/** Indexes in the order of their creation. A deploy can add only one index to a table (docs/changing.md). */
const indexes = {
  gsi1: { projectionType: ProjectionType.ALL },
  gsi2: { projectionType: ProjectionType.INCLUDE, nonKeyAttributes: ["userId", "leadId", "__edb_e__", "__edb_v__"] },
};

const key = (name: string) => ({ name, type: AttributeType.STRING });

/** Creates the only table. A test checks that keys, indexes and TTL match `core/src/db/table.ts`. */
export function Data({ app, stack }: StackContext) {
  const isKept = isProduction(app.stage);
  const table = new Table(stack, "Table", {
    partitionKey: key("pk"),
    sortKey: key("sk"),
    billingMode: BillingMode.PAY_PER_REQUEST,
    timeToLiveAttribute: "ttl",
    // Do not change the view type. A change creates a new stream with a new ARN, which the events stack imports
    // (docs/changing.md).
    stream: StreamViewType.NEW_AND_OLD_IMAGES,
    // Use the key of DynamoDB. It encrypts as securely as a KMS key, but adds no latency and no costs.
    encryption: TableEncryption.DEFAULT,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: isKept,
    removalPolicy: isKept ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
  for (const [indexName, projection] of Object.entries(indexes)) {
    table.addGlobalSecondaryIndex({
      indexName,
      ...projection,
      partitionKey: key(`${indexName}pk`),
      sortKey: key(`${indexName}sk`),
    });
  }
  stack.addOutputs({ TableName: table.tableName });
  const streamArn = table.tableStreamArn;
  if (!streamArn) throw new Error("the table has no stream");
  return { table, streamArn, indexNames: Object.keys(indexes) };
}
