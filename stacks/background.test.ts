import { schedules, subscribers, type WorkerId, workers } from "@linkedpotential/contract/background";
import { type BusEvent, busEvent } from "@linkedpotential/local/events/bus";
import { describe, expect, it } from "vitest";
import { at, type Json, type Properties, type Resource, refersTo, resourcesOf } from "./testing/templates.ts";

const queues = resourcesOf("prod", "AWS::SQS::Queue");
const lambdas = resourcesOf("prod", "AWS::Lambda::Function");
const lambdaOf = (id: string): Resource => {
  const found = lambdas.find((one) => at(one, "FunctionName") === `prod-linkedpotential-${id.replace("/", "-")}`);
  if (!found) throw new Error(`no Lambda ${id}`);
  return found;
};
const isDeadLetterQueue = (queue: Resource): boolean => String(at(queue, "QueueName")).endsWith("-dead-letters");

/** Fills an input template as EventBridge does: replaces each variable by the JSON value at its path. */
const transformed = (
  { InputPathsMap, InputTemplate }: { InputPathsMap: Record<string, string>; InputTemplate: string },
  event: BusEvent,
): unknown =>
  JSON.parse(
    InputTemplate.replace(/<([\w-]+)>/g, (_, name: string) => {
      const field = InputPathsMap[name]?.replace("$.", "") as keyof BusEvent;
      return JSON.stringify(event[field]);
    }),
  );

describe("every queue", () => {
  it("has a dead-letter queue, unless it is one itself", () => {
    expect(queues.length).toBeGreaterThan(2);
    for (const queue of queues.filter((one) => !isDeadLetterQueue(one))) {
      const target = queues.find((one) => refersTo(at(queue, "RedrivePolicy.deadLetterTargetArn"), one));
      expect([queue.id, target && isDeadLetterQueue(target)]).toEqual([queue.id, true]);
    }
  });

  it("of dead letters has an alarm that fires at the first message", () => {
    const alarms = resourcesOf("prod", "AWS::CloudWatch::Alarm");
    for (const queue of queues.filter(isDeadLetterQueue)) {
      const dimensions = [{ Name: "QueueName", Value: at(queue, "QueueName") }];
      const alarm = alarms.find((one) => JSON.stringify(at(one, "Dimensions")) === JSON.stringify(dimensions));
      expect(alarm?.properties).toMatchObject({
        MetricName: "ApproximateNumberOfMessagesVisible",
        Threshold: 1,
        EvaluationPeriods: 1,
      });
      expect(at(queue, "MessageRetentionPeriod")).toBe(14 * 24 * 3600);
    }
  });

  it("is encrypted and accepts TLS only", () => {
    const policies = JSON.stringify(resourcesOf("prod", "AWS::SQS::QueuePolicy"));
    for (const queue of queues) {
      expect(at(queue, "SqsManagedSseEnabled")).toBe(true);
      expect(policies).toContain(queue.id);
    }
    expect(policies.match(/"aws:SecureTransport":"false"/g)).toHaveLength(queues.length);
  });
});

describe("every subscriber", () => {
  const rules = resourcesOf("prod", "AWS::Events::Rule");
  const sources = resourcesOf("prod", "AWS::Lambda::EventSourceMapping");

  const ruleOf = (types: readonly string[]) =>
    rules.find((one) => JSON.stringify(at(one, "EventPattern.detail-type")) === JSON.stringify(types));
  const sourceOf = (id: string) => (id === "subscribers/note-bounces" ? "aws.ses" : "linkedpotential");

  const queueOf = (id: WorkerId) =>
    queues.find((one) => at(one, "QueueName") === `prod-linkedpotential-${id.replace("/", "-")}-queue`) as Resource;
  const belongings = (Object.keys(workers) as WorkerId[]).flatMap((worker) =>
    workers[worker].map((id) => [id, worker] as const),
  );

  it.each(belongings)("%s receives its events through the queue of %s, in separate messages", (id, worker) => {
    const rule = ruleOf(subscribers[id]);
    expect(at(rule ?? lambdaOf(worker), "EventPattern.source")).toEqual([sourceOf(id)]);
    const [target, ...others] = (rule?.properties.Targets ?? []) as Properties[];
    expect(others).toEqual([]);
    expect(refersTo(target?.Arn, queueOf(worker))).toBe(true);
    expect(JSON.stringify(target?.DeadLetterConfig)).toMatch(/ruledeadletters/);
    const event = busEvent("linkedpotential", "user.deleted", { id: "7", detail: { version: { N: "1" } } });
    const transformer = target?.InputTransformer as { InputPathsMap: Record<string, string>; InputTemplate: string };
    expect(transformed(transformer, event)).toEqual({
      subscriber: id,
      "detail-type": "user.deleted",
      detail: event.detail,
    });
  });

  it.each(Object.keys(workers) as WorkerId[])(
    "%s takes batches, repeats only what failed, for six hours before it is a dead letter",
    (id) => {
      const queue = queueOf(id);
      const source = sources.find((one) => refersTo(at(one, "FunctionName"), lambdaOf(id)));
      expect(refersTo(source && at(source, "EventSourceArn"), queue)).toBe(true);
      expect(source?.properties).toMatchObject({ FunctionResponseTypes: ["ReportBatchItemFailures"] });
      const pauseSeconds = Number(at(queue, "VisibilityTimeout"));
      expect(pauseSeconds).toBeGreaterThanOrEqual(6 * Number(at(lambdaOf(id), "Timeout")));
      const attempts = Number(at(queue, "RedrivePolicy.maxReceiveCount"));
      expect(attempts).toBeGreaterThanOrEqual(20);
      expect(attempts * pauseSeconds).toBeGreaterThanOrEqual(6 * 3600);
      expect(at(queue, "MessageRetentionPeriod") ?? 4 * 24 * 3600).toBeGreaterThan(6 * 3600);
      expect(JSON.stringify(at(queue, "RedrivePolicy"))).toMatch(/eventdeadletters/);
    },
  );

  it("shares at most four queues, and no other queue is polled", () => {
    expect(sources.map((one) => queues.find((queue) => refersTo(at(one, "EventSourceArn"), queue))?.id).sort()).toEqual(
      (Object.keys(workers) as WorkerId[]).map((id) => queueOf(id).id).sort(),
    );
    expect(sources.length).toBeLessThanOrEqual(4);
  });

  it("of mail events receives them from the account's default bus for its own stage only", () => {
    const rule = ruleOf(subscribers["subscribers/note-bounces"]) as Resource;
    const [set] = resourcesOf("prod", "AWS::SES::ConfigurationSet");
    expect(rule.properties).not.toHaveProperty("EventBusName");
    const [sender] = at(rule, "EventPattern.detail.mail.tags.ses:configuration-set") as Json[];
    expect(refersTo(sender, set as Resource)).toBe(true);
    const destination = resourcesOf("prod", "AWS::SES::ConfigurationSetEventDestination").find((one) =>
      at(one, "EventDestination.EventBridgeDestination"),
    );
    expect(destination && at(destination, "EventDestination.MatchingEventTypes")).toEqual([
      "bounce",
      "complaint",
      "delivery",
    ]);
    expect(JSON.stringify(destination?.properties)).toContain(":event-bus/default");
  });

  it("has a rule, and there are no other rules", () => {
    const own = rules.filter(({ stack }) => stack !== "Events");
    expect(own).toHaveLength(Object.keys(subscribers).length);
  });
});

describe("every schedule", () => {
  const deployed = resourcesOf("prod", "AWS::Scheduler::Schedule");
  const expected = {
    "schedules/follow-ups": "cron(0 7 * * ? *)",
    "schedules/new-posts": "cron(30 7 * * ? *)",
    "schedules/offered-seats": "cron(0/5 * * * ? *)",
    "schedules/check-contracts": "cron(0/30 * * * ? *)",
    "schedules/event-reminders": "cron(0/5 * * * ? *)",
    "schedules/deleted-accounts": "cron(0/5 * * * ? *)",
    "schedules/unverified-accounts": "cron(0 4 * * ? *)",
    "schedules/failed-exports": "cron(0/30 * * * ? *)",
    "schedules/index-accounts": "cron(0/5 * * * ? *)",
  };

  it.each(Object.entries(expected))("%s runs in the time zone of Berlin [D27]", (id, expression) => {
    const schedule = deployed.find((one) => refersTo(at(one, "Target.Arn"), lambdaOf(id)));
    expect(schedule?.properties).toMatchObject({
      ScheduleExpression: expression,
      ScheduleExpressionTimezone: "Europe/Berlin",
    });
    expect(JSON.parse(String(schedule && at(schedule, "Target.Input")))).toMatchObject({
      time: "<aws.scheduler.scheduled-time>",
    });
  });

  it("is part of the contract", () => {
    expect(deployed).toHaveLength(Object.keys(schedules).length);
    expect(Object.keys(expected)).toEqual(Object.keys(schedules));
  });

  it("is retried when its Lambda cannot be started or fails, and then becomes a dead letter", () => {
    const patience = resourcesOf("prod", "AWS::Lambda::EventInvokeConfig");
    for (const schedule of deployed) {
      expect(at(schedule, "Target.RetryPolicy.MaximumRetryAttempts")).toBeGreaterThan(0);
      expect(JSON.stringify(at(schedule, "Target.DeadLetterConfig"))).toMatch(/deadletters/);
      const lambda = lambdas.find((one) => refersTo(at(schedule, "Target.Arn"), one)) as Resource;
      const retries = patience.find((one) => refersTo(at(one, "FunctionName"), lambda));
      expect(at(retries as Resource, "MaximumRetryAttempts")).toBeGreaterThan(0);
      expect(JSON.stringify(at(retries as Resource, "DestinationConfig.OnFailure"))).toMatch(/deadletters/);
    }
  });
});
