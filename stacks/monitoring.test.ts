import { readFileSync } from "node:fs";
import { areas } from "@linkedpotential/contract/areas";
import { describe, expect, it } from "vitest";
import { at, resourcesOf } from "./testing/templates.ts";

const alarms = resourcesOf("prod", "AWS::CloudWatch::Alarm");
const nameOf = (alarm: (typeof alarms)[number]) => String(at(alarm, "AlarmName")).replace(/^prod-/, "");

describe("every alarm", () => {
  it("has a section of its name in docs/operations.md, and every section of an alarm has its alarm", () => {
    const sections = [...readFileSync("docs/operations.md", "utf8").matchAll(/^### `([a-z0-9-]+)`$/gm)].map(
      ([, name]) => name,
    );
    expect(sections.sort()).toEqual(alarms.map(nameOf).sort());
  });

  it("is mailed, also when it is over", () => {
    const [topic] = resourcesOf("prod", "AWS::SNS::Topic");
    for (const alarm of alarms) {
      for (const actions of ["AlarmActions", "OKActions"])
        expect(JSON.stringify(at(alarm, actions))).toContain(topic?.id);
    }
    const [policy] = resourcesOf("prod", "AWS::SNS::TopicPolicy");
    expect(JSON.stringify(policy?.properties)).toContain(
      '"Effect":"Allow","Principal":{"Service":"cloudwatch.amazonaws.com"}',
    );
    const [subscription] = resourcesOf("prod", "AWS::SNS::Subscription");
    expect(subscription?.properties).toMatchObject({ Protocol: "email", Endpoint: "betrieb@example.org" });
  });

  it("watches errors, throttles, latency, dead letters, bounces and complaints", () => {
    const watched = JSON.stringify(alarms.map(({ properties }) => properties));
    for (const metric of [
      ...["5xx", "Latency", "Throttles", "ReadThrottleEvents", "WriteThrottleEvents", "Errors", "Invocations"],
      ...["ApproximateNumberOfMessagesVisible", "ApproximateAgeOfOldestMessage", "Bounce", "Complaint"],
      ...["Reputation.BounceRate", "Reputation.ComplaintRate", "failures", "durationMs"],
    ]) {
      expect(watched).toContain(`"MetricName":"${metric}"`);
    }
  });

  it("rings when the daily run did not happen: silence counts", () => {
    const missing = alarms.find((alarm) => nameOf(alarm) === "schedules-follow-ups-missing");
    expect(missing?.properties).toMatchObject({
      TreatMissingData: "breaching",
      ComparisonOperator: "LessThanThreshold",
      Threshold: 1,
    });
  });

  it("of an area reads the metric that its Lambdas write", () => {
    for (const area of areas) {
      const alarm = alarms.find((one) => nameOf(one) === `${area}-failures`);
      expect(alarm?.properties).toMatchObject({
        Namespace: "LinkedPotential",
        MetricName: "failures",
        Dimensions: [
          { Name: "area", Value: area },
          { Name: "stage", Value: "prod" },
        ],
      });
    }
  });
});

it("tells of costs before the month is over", () => {
  const [budget] = resourcesOf("prod", "AWS::Budgets::Budget");
  expect(budget && at(budget, "Budget.BudgetLimit")).toEqual({ Amount: 50, Unit: "USD" });
  expect(JSON.stringify(budget?.properties)).toContain("FORECASTED");
});

it("has a dashboard for each area and one for what they stand on", () => {
  const names = resourcesOf("prod", "AWS::CloudWatch::Dashboard").map((one) => at(one, "DashboardName"));
  expect(names.sort()).toEqual([...areas, "platform"].map((area) => `prod-linkedpotential-${area}`).sort());
});

describe("every log", () => {
  const lambdas = resourcesOf("prod", "AWS::Lambda::Function").filter(({ id }) => !id.startsWith("Custom"));
  const logs = resourcesOf("prod", "AWS::Logs::LogGroup");

  it("is kept for two months and no longer", () => {
    for (const log of logs) expect(at(log, "RetentionInDays")).toBe(60);
    for (const log of resourcesOf("preview", "AWS::Logs::LogGroup")) expect(at(log, "RetentionInDays")).toBe(7);
  });

  it("of a Lambda is its own, in one format, and its calls are traced", () => {
    const named = lambdas.map((lambda) => JSON.stringify(at(lambda, "LoggingConfig.LogGroup")));
    expect(new Set(named).size).toBe(lambdas.length);
    for (const lambda of lambdas) {
      expect(at(lambda, "LoggingConfig.LogFormat")).toBe("JSON");
      expect(at(lambda, "TracingConfig.Mode")).toBe("Active");
    }
  });
});
