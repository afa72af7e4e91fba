import { randomUUID } from "node:crypto";
import { receivedEvent } from "@linkedpotential/core/outbox/received-event";
import { storedItems } from "@linkedpotential/local/testing/items";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { at, type Json, type Properties, type Resource, refersTo, resourcesOf } from "./testing/templates.ts";

const pipes = resourcesOf("prod", "AWS::Pipes::Pipe");
const [pipe = { stack: "", id: "no pipe", type: "", properties: {}, deletionPolicy: undefined }] = pipes;
const only = (type: string, stack: string): Resource => {
  const [first, ...others] = resourcesOf("prod", type).filter((one) => one.stack === stack);
  if (!first || others.length > 0) throw new Error(`not one ${type} in ${stack}`);
  return first;
};

describe("the pipe of the outbox", () => {
  it("connects the table's stream with the bus in every stage", () => {
    expect([pipes.length, resourcesOf("preview", "AWS::Pipes::Pipe").length]).toEqual([1, 1]);
    expect(JSON.stringify(at(pipe, "Source"))).toContain("StreamArn");
    expect(refersTo(at(pipe, "Source"), only("AWS::DynamoDB::Table", "Data"))).toBe(true);
    expect(refersTo(at(pipe, "Target"), only("AWS::Events::EventBus", "Events"))).toBe(true);
  });

  it("starts at the oldest record, retries for hours, splits failing batches and keeps dead letters", () => {
    expect(at(pipe, "SourceParameters.DynamoDBStreamParameters")).toMatchObject({
      StartingPosition: "TRIM_HORIZON",
      BatchSize: 10,
      ParallelizationFactor: 10,
      MaximumRecordAgeInSeconds: 6 * 3600,
      OnPartialBatchItemFailure: "AUTOMATIC_BISECT",
    });
    const letters = at(pipe, "SourceParameters.DynamoDBStreamParameters.DeadLetterConfig");
    expect(refersTo(letters, only("AWS::SQS::Queue", "Events"))).toBe(true);
  });

  it("logs its failures without the data of the events", () => {
    expect(at(pipe, "LogConfiguration")).toMatchObject({ Level: "ERROR" });
    expect(at(pipe, "LogConfiguration")).not.toHaveProperty("IncludeExecutionData");
  });

  it("may only read this stream, put events on this bus, send dead letters and write its log", () => {
    const role = resourcesOf("prod", "AWS::IAM::Role").find((one) => refersTo(at(pipe, "RoleArn"), one)) as Resource;
    const policies = at(role, "Policies") as { PolicyDocument: { Statement: { Action: Json; Resource: Json }[] } }[];
    const statements = policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
    expect(statements.map(({ Action }) => Action)).toEqual([
      ["DescribeStream", "GetRecords", "GetShardIterator", "ListStreams"].map((action) => `dynamodb:${action}`),
      "events:PutEvents",
      "sqs:SendMessage",
      ["logs:CreateLogStream", "logs:PutLogEvents"],
    ]);
    expect(statements.map(({ Resource }) => Resource)).toEqual([
      at(pipe, "Source"),
      at(pipe, "Target"),
      at(pipe, "SourceParameters.DynamoDBStreamParameters.DeadLetterConfig.Arn"),
      at(pipe, "LogConfiguration.CloudwatchLogsLogDestination.LogGroupArn"),
    ]);
    expect(JSON.stringify(at(role, "AssumeRolePolicyDocument"))).toMatch(/SourceAccount.*pipes\.amazonaws\.com/);
  });
});

const valueAt = (record: Properties, path: string): Json | undefined => at({ properties: record }, path.slice(2));

/** Returns whether a value matches a pattern of EventBridge, in which each leaf lists the allowed values. */
function matches(pattern: Json, value: Json | undefined): boolean {
  if (Array.isArray(pattern)) return pattern.some((one) => one === value);
  const parts = Object.entries(pattern as Properties);
  return parts.every(([name, part]) => matches(part, (value as Properties | undefined)?.[name]));
}

/** Fills an input template as Pipes does: replaces each variable by the JSON value at its path. */
const filled = (template: string, record: Properties): unknown =>
  JSON.parse(template.replace(/<(\$[\w.]+)>/g, (_, path: string) => JSON.stringify(valueAt(record, path))));

describe("the records of the table's stream", () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startTestStack();
  });
  afterAll(() => stack.stop());

  async function ask(api: "DynamoDB" | "DynamoDBStreams", operation: string, input: object): Promise<Properties> {
    const { DYNAMODB_ENDPOINT = "", DYNAMODB_ACCESS_KEY_ID: key, AWS_REGION: region = "eu-central-1" } = process.env;
    const answer = await fetch(DYNAMODB_ENDPOINT, {
      method: "POST",
      headers: {
        "content-type": "application/x-amz-json-1.0",
        "x-amz-target": `${api}_20120810.${operation}`,
        "x-amz-date": "20260101T000000Z",
        authorization: `AWS4-HMAC-SHA256 Credential=${key}/20260101/${region}/dynamodb/aws4_request, SignedHeaders=host, Signature=0`,
      },
      body: JSON.stringify(input),
    });
    return answer.json() as Promise<Properties>;
  }

  async function streamed(): Promise<Properties[]> {
    const { Streams } = await ask("DynamoDBStreams", "ListStreams", { TableName: process.env.TABLE_NAME });
    const { StreamArn } = (Streams as Properties[])[0] ?? {};
    const { StreamDescription } = await ask("DynamoDBStreams", "DescribeStream", { StreamArn });
    const records: Properties[] = [];
    for (const { ShardId } of (StreamDescription as { Shards: Properties[] }).Shards) {
      const from = { StreamArn, ShardId, ShardIteratorType: "TRIM_HORIZON" };
      const { ShardIterator } = await ask("DynamoDBStreams", "GetShardIterator", from);
      const { Records } = await ask("DynamoDBStreams", "GetRecords", { ShardIterator });
      records.push(...(Records as Properties[]));
    }
    return records;
  }

  it("of outbox events pass the pipe's filter and have the subscribers' format, and no others pass", async () => {
    const StreamSpecification = { StreamEnabled: true, StreamViewType: "NEW_AND_OLD_IMAGES" };
    await ask("DynamoDB", "UpdateTable", { TableName: process.env.TABLE_NAME, StreamSpecification });
    const { OutboxEventEntity } = await import("@linkedpotential/core/outbox/outbox-event.entity");
    const { TaskCounterEntity } = await import("@linkedpotential/core/tasks/task-counter.entity");
    const eventId = randomUUID();
    const detail = { version: 1, liveTrainingId: 4711, userId: 3, until: "2027-03-01T09:00:00.000Z" };
    const event = { eventId, type: "live-training.seat-offered", detail, ttl: 4_000_000_000 };
    await OutboxEventEntity.put(event).go();
    await TaskCounterEntity.put({ userId: 3, seq: 1 }).go();
    // An event whose TTL has expired is deleted in the same way, so deletions must not be delivered.
    await OutboxEventEntity.put({ ...event, ttl: 4_000_000_001 }).go();
    await OutboxEventEntity.delete({ eventId }).go();
    expect(await storedItems()).toHaveLength(1);

    const records = await streamed();
    expect(records).toHaveLength(4);
    const [filter] = at(pipe, "SourceParameters.FilterCriteria.Filters") as { Pattern: string }[];
    const through = records.filter((record) => matches(JSON.parse(filter?.Pattern ?? "{}"), record));
    expect(through).toHaveLength(1);
    const [record = {}] = through;
    const parameters = at(pipe, "TargetParameters.EventBridgeEventBusParameters") as { DetailType: string };
    expect(parameters).toEqual({ Source: "linkedpotential", DetailType: expect.stringMatching(/^\$\./) });
    expect(valueAt(record, parameters.DetailType)).toBe("live-training.seat-offered");
    const received = filled(String(at(pipe, "TargetParameters.InputTemplate")), record);
    expect(receivedEvent("live-training.seat-offered", received)).toEqual({
      id: eventId,
      type: "live-training.seat-offered",
      liveTrainingId: 4711,
      userId: 3,
      until: detail.until,
    });
  });
});
