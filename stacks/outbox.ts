import { eventSource } from "@linkedpotential/contract/bus";
import { outboxKey } from "@linkedpotential/contract/outbox";
import { Duration } from "aws-cdk-lib";
import type { EventBus } from "aws-cdk-lib/aws-events";
import { Effect, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { CfnPipe } from "aws-cdk-lib/aws-pipes";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import { type Stack, use } from "sst/constructs";
import { Data } from "./data.ts";
import { addDeadLetterQueue, deadLetterQueues } from "./queues.ts";

/** As many as the bus takes in a call. */
const atATime = 10;
/** What the bus did not take for so long is a dead letter; until then what was told after it, beside it, waits. */
const patience = Duration.hours(6);

/** Carries the events of the outbox from the table's stream to the bus (docs/adr/0033). */
export function addOutbox(stack: Stack, bus: EventBus) {
  const { streamArn } = use(Data);
  const deadLetters = addDeadLetterQueue(stack, deadLetterQueues.outbox);
  const inserted = { eventName: ["INSERT"], dynamodb: { Keys: { pk: { S: [outboxKey] } } } };
  const pipe = new CfnPipe(stack, "Outbox", {
    roleArn: carrierOf(stack, streamArn, bus, deadLetters).roleArn,
    source: streamArn,
    sourceParameters: {
      filterCriteria: { filters: [{ pattern: JSON.stringify(inserted) }] },
      dynamoDbStreamParameters: {
        // From what is there: a new pipe loses nothing that was told before it was made, and repetitions do no harm.
        startingPosition: "TRIM_HORIZON",
        batchSize: atATime,
        maximumRecordAgeInSeconds: patience.toSeconds(),
        onPartialBatchItemFailure: "AUTOMATIC_BISECT",
        deadLetterConfig: { arn: deadLetters.queueArn },
      },
    },
    target: bus.eventBusArn,
    targetParameters: {
      eventBridgeEventBusParameters: { source: eventSource, detailType: "$.dynamodb.NewImage.type.S" },
      // Pipes can copy an object but not turn it into another: who receives it unpacks the fields.
      inputTemplate: '{"id": <$.dynamodb.NewImage.eventId.S>, "detail": <$.dynamodb.NewImage.detail.M>}',
    },
  });
  return { pipe };
}

const allow = (actions: string[], resource: string) =>
  new PolicyStatement({ effect: Effect.ALLOW, actions, resources: [resource] });

const readStream = ["DescribeStream", "GetRecords", "GetShardIterator", "ListStreams"].map((one) => `dynamodb:${one}`);

function carrierOf(stack: Stack, streamArn: string, { eventBusArn }: EventBus, { queueArn }: Queue): Role {
  const statements = [
    allow(readStream, streamArn),
    allow(["events:PutEvents"], eventBusArn),
    allow(["sqs:SendMessage"], queueArn),
  ];
  return new Role(stack, "OutboxCarrier", {
    assumedBy: new ServicePrincipal("pipes.amazonaws.com", {
      conditions: { StringEquals: { "aws:SourceAccount": stack.account } },
    }),
    inlinePolicies: { carry: new PolicyDocument({ statements }) },
  });
}
