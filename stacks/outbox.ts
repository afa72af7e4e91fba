import { eventSource } from "@linkedpotential/contract/bus";
import { outboxKey } from "@linkedpotential/contract/outbox";
import { Duration, RemovalPolicy } from "aws-cdk-lib";
import type { EventBus } from "aws-cdk-lib/aws-events";
import { Effect, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { LogGroup } from "aws-cdk-lib/aws-logs";
import { CfnPipe } from "aws-cdk-lib/aws-pipes";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import { type App, type Stack, use } from "sst/constructs";
import { Data } from "./data.ts";
import { logRetention } from "./logs.ts";
import { addDeadLetterQueue, deadLetterQueues } from "./queues.ts";

const maxBatchSize = 10;
/**
 * Number of batches per shard that the pipe processes at the same time. Ten is the maximum. The order of events does
 * not matter, so only changes of the same item stay in order.
 */
const concurrentBatches = 10;
/**
 * Time after which events that the bus refuses become dead letters. Until then, later events of the same shard wait.
 */
const retryPeriod = Duration.hours(6);

/** Adds the pipe that sends events of the outbox from the stream of the table to the bus (docs/adr/0033). */
export function addOutbox(stack: Stack, bus: EventBus) {
  const { streamArn } = use(Data);
  const deadLetters = addDeadLetterQueue(stack, deadLetterQueues.outbox);
  const inserted = { eventName: ["INSERT"], dynamodb: { Keys: { pk: { S: [outboxKey] } } } };
  const log = new LogGroup(stack, "OutboxLog", {
    logGroupName: `/${(stack.node.root as App).name}/${stack.stage}/outbox`,
    retention: logRetention(stack.stage),
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const pipe = new CfnPipe(stack, "Outbox", {
    roleArn: pipeRoleOf(stack, streamArn, bus, deadLetters, log).roleArn,
    // Do not log the data of events, because it contains user ids.
    logConfiguration: { level: "ERROR", cloudwatchLogsLogDestination: { logGroupArn: log.logGroupArn } },
    source: streamArn,
    sourceParameters: {
      filterCriteria: { filters: [{ pattern: JSON.stringify(inserted) }] },
      dynamoDbStreamParameters: {
        // Start at the oldest record, so that events stored before the pipe was created are delivered too. Repeated
        // delivery is harmless.
        startingPosition: "TRIM_HORIZON",
        batchSize: maxBatchSize,
        parallelizationFactor: concurrentBatches,
        maximumRecordAgeInSeconds: retryPeriod.toSeconds(),
        onPartialBatchItemFailure: "AUTOMATIC_BISECT",
        deadLetterConfig: { arn: deadLetters.queueArn },
      },
    },
    target: bus.eventBusArn,
    targetParameters: {
      eventBridgeEventBusParameters: { source: eventSource, detailType: "$.dynamodb.NewImage.type.S" },
      // A pipe can copy an object but cannot convert DynamoDB JSON. Subscribers convert it.
      inputTemplate: '{"id": <$.dynamodb.NewImage.eventId.S>, "detail": <$.dynamodb.NewImage.detail.M>}',
    },
  });
  return { pipe };
}

const allow = (actions: string[], resource: string) =>
  new PolicyStatement({ effect: Effect.ALLOW, actions, resources: [resource] });

const readStream = ["DescribeStream", "GetRecords", "GetShardIterator", "ListStreams"].map((one) => `dynamodb:${one}`);

function pipeRoleOf(
  stack: Stack,
  streamArn: string,
  { eventBusArn }: EventBus,
  { queueArn }: Queue,
  { logGroupArn }: LogGroup,
): Role {
  const statements = [
    allow(readStream, streamArn),
    allow(["events:PutEvents"], eventBusArn),
    allow(["sqs:SendMessage"], queueArn),
    allow(["logs:CreateLogStream", "logs:PutLogEvents"], logGroupArn),
  ];
  return new Role(stack, "OutboxCarrier", {
    assumedBy: new ServicePrincipal("pipes.amazonaws.com", {
      conditions: { StringEquals: { "aws:SourceAccount": stack.account } },
    }),
    inlinePolicies: { carry: new PolicyDocument({ statements }) },
  });
}
