import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { at, refersTo, resourcesOf } from "./testing/templates.ts";

const guides = ["operations", "recovery", "changing", "deploy"].map((name) => readFileSync(`docs/${name}.md`, "utf8"));

/**
 * Returns what the guides pass to the shell functions `resource` and `letters`: the stack, the start of the logical id
 * and the type.
 */
function namedInGuides(): [string, string, string][] {
  const text = guides.join("\n");
  const resources = text.matchAll(/\$\(resource (\w+) (\w+) (AWS::\w+::\w+)\)/g);
  const letters = text.matchAll(/`letters (\w+) (\w+)`/g);
  return [
    ...[...resources].map(([, stack = "", start = "", type = ""]): [string, string, string] => [stack, start, type]),
    ...[...letters].map(([, stack = "", start = ""]): [string, string, string] => [stack, start, "AWS::SQS::Queue"]),
  ];
}

it("name in their commands exactly one resource each", () => {
  const named = namedInGuides();
  expect(named.length).toBeGreaterThan(8);
  for (const [stack, start, type] of named) {
    const found = resourcesOf("prod", type).filter((one) => one.stack === stack && one.id.startsWith(start));
    expect([stack, start, found.length]).toEqual([stack, start, 1]);
  }
});

it("describe how to replay every dead-letter queue", () => {
  const [, recovery = ""] = guides;
  const queues = resourcesOf("prod", "AWS::SQS::Queue").filter((one) =>
    String(at(one, "QueueName")).endsWith("-letters"),
  );
  const [, section = ""] = /## Replay dead letters\n([\s\S]*?)\n## /.exec(recovery) ?? [];
  expect(queues).toHaveLength(4);
  for (const { id, stack } of queues) {
    const commands = [...section.matchAll(/\$\(resource (\w+) (\w+) AWS::SQS::Queue\)/g)];
    expect([id, commands.some(([, named, start = ""]) => named === stack && id.startsWith(start))]).toEqual([id, true]);
  }
});

it("may redrive event dead letters without naming a target, because only worker queues send them", () => {
  const queues = resourcesOf("prod", "AWS::SQS::Queue");
  const failed = queues.find((one) => at(one, "QueueName") === "prod-linkedpotential-event-dead-letters");
  const senders = queues.filter((one) => failed && refersTo(at(one, "RedrivePolicy"), failed));
  expect(senders.map((one) => at(one, "QueueName")).sort()).toEqual(
    ["accounts", "bulk-mails", "mails", "notices"].map((name) => `prod-linkedpotential-workers-${name}-queue`),
  );
  for (const type of ["AWS::Events::Rule", "AWS::Scheduler::Schedule", "AWS::Lambda::EventInvokeConfig"]) {
    for (const { properties } of resourcesOf("prod", type))
      expect(JSON.stringify(properties)).not.toContain("eventdeadletters");
  }
});
