import { readFileSync } from "node:fs";
import { areas } from "@linkedpotential/contract/areas";
import { describe, expect, it } from "vitest";
import type { Deployment } from "./synthesise.ts";
import { at, type Json, type Properties, refersTo, resourcesOf, stacksOf } from "./testing/templates.ts";

const alarmsOf = (name: Deployment) => resourcesOf(name, "AWS::CloudWatch::Alarm");
const alarms = [...alarmsOf("prod"), ...alarmsOf("edge")];
const nameOf = (alarm: (typeof alarms)[number]) => String(at(alarm, "AlarmName")).replace(/^prod-/, "");

describe("every alarm", () => {
  it("has a section of its name in docs/operations.md, and every section of an alarm has its alarm", () => {
    const sections = [...readFileSync("docs/operations.md", "utf8").matchAll(/^### `([a-z0-9-]+)`$/gm)].map(
      ([, name]) => name,
    );
    expect(sections.sort()).toEqual(alarms.map(nameOf).sort());
  });

  it.each(["prod", "edge"] as const)("of %s is mailed, also when it is over", (name) => {
    const [topic] = resourcesOf(name, "AWS::SNS::Topic");
    expect(alarmsOf(name).length).toBeGreaterThan(0);
    for (const alarm of alarmsOf(name)) {
      for (const actions of ["AlarmActions", "OKActions"])
        expect(JSON.stringify(at(alarm, actions))).toContain(topic?.id);
    }
    const [policy] = resourcesOf(name, "AWS::SNS::TopicPolicy");
    expect(JSON.stringify(policy?.properties)).toContain(
      '"Effect":"Allow","Principal":{"Service":"cloudwatch.amazonaws.com"}',
    );
    const [subscription] = resourcesOf(name, "AWS::SNS::Subscription");
    expect(subscription?.properties).toMatchObject({ Protocol: "email", Endpoint: "betrieb@example.org" });
  });

  it("watches errors, throttles, latency, dead letters, bounces and complaints", () => {
    const watched = JSON.stringify(alarms.map(({ properties }) => properties));
    for (const metric of [
      ...["5xx", "Latency", "Throttles", "ReadThrottleEvents", "WriteThrottleEvents", "Errors", "Invocations"],
      ...["ApproximateNumberOfMessagesVisible", "ApproximateAgeOfOldestMessage", "Bounce", "Complaint"],
      ...[
        "Reputation.BounceRate",
        "Reputation.ComplaintRate",
        "failures",
        "durationMs",
        "DaysToExpiry",
        "ExecutionFailed",
      ],
    ]) {
      expect(watched).toContain(`"MetricName":"${metric}"`);
    }
  });

  it("of turned away reads and writes counts the table and its indexes, and rings by any of the figures alone", () => {
    const alarm = alarms.find((one) => nameOf(one) === "table-throttles");
    const parts = alarm?.properties.Metrics as { Id: string; Expression?: string; MetricStat?: Properties }[];
    const figures = parts.flatMap(({ Id, MetricStat }) => (MetricStat ? [{ Id, metric: MetricStat.Metric }] : []));
    const watched = figures.map(({ metric }) => {
      const { MetricName, Dimensions } = metric as { MetricName: string; Dimensions: { Name: string; Value: Json }[] };
      const index = Dimensions.find(({ Name }) => Name === "GlobalSecondaryIndexName")?.Value;
      return `${index ?? "table"} ${MetricName}`;
    });
    const indexes = resourcesOf("prod", "AWS::DynamoDB::Table").flatMap(
      (table) => at(table, "GlobalSecondaryIndexes") as { IndexName: string }[],
    );
    const places = ["table", ...indexes.map(({ IndexName }) => IndexName)];
    const wanted = places.flatMap((place) => [`${place} ReadThrottleEvents`, `${place} WriteThrottleEvents`]);
    expect(watched.sort()).toEqual(wanted.sort());
    // DynamoDB reports no zeros: without FILL the sum has no value unless all six are there.
    const sum = parts.find(({ Expression }) => Expression)?.Expression?.split(" + ");
    expect(sum?.sort()).toEqual(figures.map(({ Id }) => `FILL(${Id}, 0)`).sort());
  });

  it("rings when nobody can open the start page, in the region where AWS tells it, and when nobody looks any more", () => {
    const [check] = resourcesOf("edge", "AWS::Route53::HealthCheck");
    expect(check && at(check, "HealthCheckConfig")).toMatchObject({
      ...{ Type: "HTTPS", FullyQualifiedDomainName: "www.example.org", ResourcePath: "/", EnableSNI: true },
    });
    const alarm = alarms.find((one) => nameOf(one) === "site-down");
    expect(refersTo(alarm && at(alarm, "Dimensions"), check ?? { id: "no check" })).toBe(true);
    expect(alarm?.properties).toMatchObject({
      AlarmName: "prod-site-down",
      MetricName: "HealthCheckStatus",
      Statistic: "Minimum",
      ComparisonOperator: "LessThanThreshold",
      TreatMissingData: "breaching",
    });
    expect(stacksOf("edge").map(({ environment }) => environment.region)).toEqual(["us-east-1"]);
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

it("has a dashboard with a part for each area and one for what they stand on, and no more than are free", () => {
  const boards = resourcesOf("prod", "AWS::CloudWatch::Dashboard");
  const names = boards.map((one) => at(one, "DashboardName"));
  expect(names.sort()).toEqual(["prod-linkedpotential-areas", "prod-linkedpotential-platform"]);
  const body = JSON.stringify(boards.find((one) => String(at(one, "DashboardName")).endsWith("areas"))?.properties);
  for (const area of areas) expect(body).toContain(`# ${area}`);
});

describe("every log", () => {
  const lambdas = resourcesOf("prod", "AWS::Lambda::Function").filter(({ id }) => !id.startsWith("Custom"));
  const logs = resourcesOf("prod", "AWS::Logs::LogGroup");

  it("is kept for two months and no longer", () => {
    for (const log of logs) expect(at(log, "RetentionInDays")).toBe(60);
    for (const log of resourcesOf("preview", "AWS::Logs::LogGroup")) expect(at(log, "RetentionInDays")).toBe(7);
  });

  it.each(["prod", "preview"] as const)("of a Lambda of %s ends with its stage, CDK's own included", (name) => {
    const ending = resourcesOf(name, "AWS::Logs::LogGroup");
    for (const lambda of resourcesOf(name, "AWS::Lambda::Function")) {
      const written = at(lambda, "LoggingConfig.LogGroup");
      const log = ending.find((one) => one.stack === lambda.stack && refersTo(written, one));
      expect([lambda.id, log?.deletionPolicy]).toEqual([lambda.id, "Delete"]);
    }
  });

  it("of a Lambda is its own, in one format", () => {
    const named = lambdas.map((lambda) => JSON.stringify(at(lambda, "LoggingConfig.LogGroup")));
    expect(new Set(named).size).toBe(lambdas.length);
    for (const lambda of lambdas) {
      expect(at(lambda, "LoggingConfig.LogFormat")).toBe("JSON");
    }
  });
});

describe("traces", () => {
  const named = (name: Deployment) => {
    const traced = resourcesOf(name, "AWS::Lambda::Function").filter(
      (one) => at(one, "TracingConfig.Mode") === "Active",
    );
    return traced.map((one) => String(at(one, "FunctionName")).replace(/^.*-linkedpotential-/, ""));
  };
  const allowed = (name: Deployment) =>
    resourcesOf(name, "AWS::IAM::Role").filter(({ properties }) => JSON.stringify(properties).includes("xray:"));

  it("are made of nothing by default, and no role may write one", () => {
    expect([named("prod"), allowed("prod")]).toEqual([[], []]);
  });

  it("are made of the Lambdas that are named, which alone may write them", () => {
    const wanted = ["leads-list", "schedules-follow-ups"];
    expect(named("preview").sort()).toEqual(wanted);
    expect(
      allowed("preview")
        .map(({ id }) => id.replace(/role.*/, ""))
        .sort(),
    ).toEqual(["leadslist", "schedulesfollowups"]);
  });
});
