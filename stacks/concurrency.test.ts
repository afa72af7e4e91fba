import { workers } from "@linkedpotential/contract/background";
import { describe, expect, it } from "vitest";
import { concurrencyOf } from "./concurrency.ts";
import { deployments } from "./synthesise.ts";
import { at, type Resource, refersTo, resourcesOf } from "./testing/templates.ts";

const atOnce = (id: keyof typeof workers, rate: number): number => {
  const { batchSize, maxConcurrency } = concurrencyOf(id, rate);
  return batchSize * maxConcurrency;
};

describe("the number of concurrently processed messages", () => {
  it.each([
    [1, { batchSize: 1, maxConcurrency: 2 }],
    [14, { batchSize: 1, maxConcurrency: 2 }],
    [100, { batchSize: 7, maxConcurrency: 2 }],
    [1000, { batchSize: 10, maxConcurrency: 15 }],
    [1_000_000, { batchSize: 10, maxConcurrency: 1000 }],
  ])("for bulk mails follows from %d mails per second", (rate, expected) => {
    expect(concurrencyOf("workers/bulk-mails", rate)).toEqual(expected);
  });

  it.each([14, 50, 137, 500, 2000])(
    "keeps the mail rate below %d per second, above the minimum that SQS allows",
    (rate) => {
      const [urgent, bulk] = [atOnce("workers/mails", rate), atOnce("workers/bulk-mails", rate)];
      expect(urgent + bulk).toBeLessThanOrEqual(Math.max(4, 0.2 * rate + 2));
      expect(bulk).toBeGreaterThanOrEqual(urgent);
    },
  );

  it("does not depend on the mail rate for workers that send few or no mails", () => {
    for (const id of ["workers/notices", "workers/accounts"] as const)
      expect(concurrencyOf(id, 1)).toEqual(concurrencyOf(id, 1000));
    expect(concurrencyOf("workers/notices", 1).batchSize).toBe(10);
  });

  it.each(["prod", "preview"] as const)("follows from the setting MAILS_PER_SECOND: %s", (name) => {
    const { MAILS_PER_SECOND } = deployments[name].settings;
    const queues = resourcesOf(name, "AWS::SQS::Queue");
    const sources = resourcesOf(name, "AWS::Lambda::EventSourceMapping");
    for (const id of Object.keys(workers) as (keyof typeof workers)[]) {
      const queue = queues.find((one) => String(at(one, "QueueName")).endsWith(`${id.replace("/", "-")}-queue`));
      const source = sources.find((one) => refersTo(at(one, "EventSourceArn"), queue as Resource));
      const { batchSize, maxConcurrency } = concurrencyOf(id, Number(MAILS_PER_SECOND));
      expect(source?.properties).toMatchObject({
        BatchSize: batchSize,
        ScalingConfig: { MaximumConcurrency: maxConcurrency },
      });
    }
  });
});
