import { RemovalPolicy } from "aws-cdk-lib";
import { AttributeType, BillingMode, StreamViewType, Table, TableEncryption } from "aws-cdk-lib/aws-dynamodb";
import type { StackContext } from "sst/constructs";
import { isProduction } from "./settings.ts";

const key = (name: string) => ({ name, type: AttributeType.STRING });

/** The one table: keys, indexes and time to live are those of `core/src/db/table.ts`; a test compares them. */
export function Data({ app, stack }: StackContext) {
  const isKept = isProduction(app.stage);
  const table = new Table(stack, "Table", {
    partitionKey: key("pk"),
    sortKey: key("sk"),
    billingMode: BillingMode.PAY_PER_REQUEST,
    timeToLiveAttribute: "ttl",
    stream: StreamViewType.NEW_AND_OLD_IMAGES,
    encryption: TableEncryption.AWS_MANAGED,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: isKept,
    removalPolicy: isKept ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
  for (const indexName of ["gsi1", "gsi2"]) {
    table.addGlobalSecondaryIndex({
      indexName,
      partitionKey: key(`${indexName}pk`),
      sortKey: key(`${indexName}sk`),
    });
  }
  stack.addOutputs({ TableName: table.tableName });
  return { table };
}
