import { type CfnResource, Duration, RemovalPolicy } from "aws-cdk-lib";
import { Runtime } from "aws-cdk-lib/aws-lambda";
import { LogGroup } from "aws-cdk-lib/aws-logs";
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from "aws-cdk-lib/aws-s3";
import type { App, Stack } from "sst/constructs";
import { NagSuppressions } from "./cdk-nag.ts";
import { logRetention } from "./logs.ts";

interface BucketOptions {
  /** True to keep the bucket when its stack is deleted, and to keep previous versions of objects for a month. */
  isKept: boolean;
  expiresAfter?: number;
}

export function addPrivateBucket(stack: Stack, id: string, { isKept, expiresAfter }: BucketOptions): Bucket {
  const bucket = new Bucket(stack, id, {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    enforceSSL: true,
    versioned: isKept,
    lifecycleRules: [
      { abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ...(expiresAfter === undefined ? [] : [{ expiration: Duration.days(expiresAfter) }]),
      ...(isKept ? [{ noncurrentVersionExpiration: Duration.days(30) }] : []),
    ],
    removalPolicy: isKept ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    autoDeleteObjects: !isKept,
  });
  if (!isKept) configureEmptying(stack);
  NagSuppressions.addResourceSuppressions(bucket, [
    {
      id: "AwsSolutions-S1",
      reason:
        "Access logs would keep people's addresses; nobody but the distribution or its own Lambdas can read the bucket.",
    },
  ]);
  return bucket;
}

/**
 * Configures CDK's Lambda that empties deleted buckets: its log is deleted with the stage, and it uses the same Node
 * version as our Lambdas.
 */
function configureEmptying(stack: Stack): void {
  const name = "EmptyingLog";
  if (stack.node.tryFindChild(name)) return;
  const log = new LogGroup(stack, name, {
    logGroupName: `/${(stack.node.root as App).name}/${stack.stage}/bucket-emptying`,
    retention: logRetention(stack.stage),
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const lambda = stack.node.findChild("Custom::S3AutoDeleteObjectsCustomResourceProvider").node.findChild("Handler");
  (lambda as CfnResource).addPropertyOverride("LoggingConfig", { LogGroup: log.logGroupName });
  (lambda as CfnResource).addPropertyOverride("Runtime", Runtime.NODEJS_24_X.name);
}
