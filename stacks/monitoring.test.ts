import { readFileSync } from "node:fs";
import { areas } from "@linkedpotential/contract/areas";
import { schedules } from "@linkedpotential/contract/background";
import { describe, expect, it } from "vitest";
import type { Deployment } from "./synthesise.ts";
import { at, type Json, type Properties, refersTo, resourcesOf, stacksOf } from "./testing/templates.ts";

const runbook = readFileSync("docs/operations.md", "utf8");
const alarmsOf = (name: Deployment) => resourcesOf(name, "AWS::CloudWatch::Alarm");
const alarms = [...alarmsOf("prod"), ...alarmsOf("edge")];
const nameOf = (alarm: (typeof alarms)[number]) => String(at(alarm, "AlarmName")).replace(/^prod-/, "");

describe("every alarm", () => {
  it("has a row in the table of its urgency in docs/operations.md, and every row has an alarm", () => {
    const tables = { wake: "## Wake", morning: "## Morning" };
    for (const [urgency, heading] of Object.entries(tables)) {
      const [table = ""] = runbook.slice(runbook.indexOf(`${heading}\n`) + 1).split(/\n## /);
      const rows = [...table.matchAll(/^\| `([a-z0-9-]+)` \|/gm)].map(([, name]) => name);
      const rung = alarms.filter((alarm) => JSON.stringify(at(alarm, "AlarmActions")).includes(`alarms${urgency}`));
      expect(rows.sort()).toEqual(rung.map(nameOf).sort());
    }
  });

  it("is one of at most twenty, and the runbook stays short", () => {
    expect(alarms.length).toBeLessThanOrEqual(20);
    // AWS charges for each metric in an alarm, so this test limits their number.
    const metricsIn = ({ properties: { Metrics } }: (typeof alarms)[number]) =>
      Array.isArray(Metrics) ? Metrics.filter((one) => "MetricStat" in (one as Properties)).length : 1;
    expect(alarms.reduce((sum, alarm) => sum + metricsIn(alarm), 0)).toBeLessThanOrEqual(24);
    expect(runbook.trimEnd().split("\n").length).toBeLessThanOrEqual(200);
  });

  it.each(["prod", "edge"] as const)("of %s sends mail through one of two topics, also when it is resolved", (name) => {
    const topics = resourcesOf(name, "AWS::SNS::Topic");
    expect(topics.map((topic) => at(topic, "TopicName"))).toEqual(
      ["wake", "morning"].map((urgency) => `prod-linkedpotential-${urgency}`),
    );
    for (const alarm of alarmsOf(name)) {
      const action = JSON.stringify(at(alarm, "AlarmActions"));
      expect(topics.filter(({ id }) => action.includes(id))).toHaveLength(1);
      expect(JSON.stringify(at(alarm, "OKActions"))).toBe(action);
    }
    const policies = resourcesOf(name, "AWS::SNS::TopicPolicy");
    expect(policies).toHaveLength(2);
    for (const policy of policies)
      expect(JSON.stringify(policy.properties)).toContain(
        '"Effect":"Allow","Principal":{"Service":"cloudwatch.amazonaws.com"}',
      );
    const subscriptions = resourcesOf(name, "AWS::SNS::Subscription");
    expect(subscriptions).toHaveLength(2);
    for (const { properties } of subscriptions)
      expect(properties).toMatchObject({ Protocol: "email", Endpoint: "betrieb@example.org" });
  });

  it("watches errors, throttles, latency, failures of the background, dead letters, bounces and complaints", () => {
    const watched = JSON.stringify(alarms.map(({ properties }) => properties));
    for (const metric of [
      ...["5xx", "Latency", "Throttles", "ReadThrottleEvents", "WriteThrottleEvents", "dailyRuns"],
      ...["ApproximateNumberOfMessagesVisible", "ApproximateAgeOfOldestMessage"],
      ...["Reputation.BounceRate", "Reputation.ComplaintRate", "failures", "DaysToExpiry", "ExecutionFailed"],
    ]) {
      expect(watched).toContain(`"MetricName":"${metric}"`);
    }
  });

  it("of throttled reads and writes covers the table and its indexes, and fires for any of them", () => {
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
    // DynamoDB reports no zeros. Without FILL, the sum would be missing unless all six values exist.
    const sum = parts.find(({ Expression }) => Expression)?.Expression?.split(" + ");
    expect(sum?.sort()).toEqual(figures.map(({ Id }) => `FILL(${Id}, 0)`).sort());
  });

  it("fires when the start page or its health check fails, in the region of the metric", () => {
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

  it("fires when a daily run is missing", () => {
    const missing = alarms.find((alarm) => nameOf(alarm) === "daily-runs-missing");
    expect(missing?.properties).toMatchObject({
      MetricName: "dailyRuns",
      Dimensions: [
        { Name: "area", Value: "background" },
        { Name: "stage", Value: "prod" },
      ],
      Period: 24 * 3600,
      Statistic: "Sum",
      TreatMissingData: "breaching",
      ComparisonOperator: "LessThanThreshold",
      Threshold: Object.values(schedules).filter(({ timing }) => "daily" in timing).length,
    });
  });

  it("of the background uses the metric that its Lambdas write", () => {
    const alarm = alarms.find((one) => nameOf(one) === "background-failures");
    expect(alarm?.properties).toMatchObject({
      Namespace: "LinkedPotential",
      MetricName: "failures",
      Dimensions: [
        { Name: "area", Value: "background" },
        { Name: "stage", Value: "prod" },
      ],
    });
  });

  it("of a backlog exists for work that is due immediately by law or on the same day", () => {
    const backlogs = alarms.map(nameOf).filter((name) => name.endsWith("-backlog"));
    expect(backlogs.sort()).toEqual(["accounts", "bulk-mails", "mails"].map((name) => `workers-${name}-backlog`));
  });
});

it("warns of costs before the end of the month", () => {
  const [budget] = resourcesOf("prod", "AWS::Budgets::Budget");
  expect(budget && at(budget, "Budget.BudgetLimit")).toEqual({ Amount: 50, Unit: "USD" });
  expect(JSON.stringify(budget?.properties)).toContain("FORECASTED");
});

it("has a dashboard for all areas and one for shared resources, within the free number", () => {
  const boards = resourcesOf("prod", "AWS::CloudWatch::Dashboard");
  const names = boards.map((one) => at(one, "DashboardName"));
  expect(names.sort()).toEqual(["prod-linkedpotential-areas", "prod-linkedpotential-platform"]);
  const body = JSON.stringify(boards.find((one) => String(at(one, "DashboardName")).endsWith("areas"))?.properties);
  for (const area of areas) expect(body).toContain(`# ${area}`);
});

describe("every log", () => {
  const lambdas = resourcesOf("prod", "AWS::Lambda::Function").filter(({ id }) => !id.startsWith("Custom"));
  const logs = resourcesOf("prod", "AWS::Logs::LogGroup");

  it("is kept for two months", () => {
    for (const log of logs) expect(at(log, "RetentionInDays")).toBe(60);
    for (const log of resourcesOf("preview", "AWS::Logs::LogGroup")) expect(at(log, "RetentionInDays")).toBe(7);
  });

  it.each(["prod", "preview"] as const)("of a Lambda in %s is deleted with its stage, including CDK's own", (name) => {
    const ending = resourcesOf(name, "AWS::Logs::LogGroup");
    for (const lambda of resourcesOf(name, "AWS::Lambda::Function")) {
      const written = at(lambda, "LoggingConfig.LogGroup");
      const log = ending.find((one) => one.stack === lambda.stack && refersTo(written, one));
      expect([lambda.id, log?.deletionPolicy]).toEqual([lambda.id, "Delete"]);
    }
  });

  it("of a Lambda is separate and has the common format", () => {
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

  it("are off by default, and no role may write them", () => {
    expect([named("prod"), allowed("prod")]).toEqual([[], []]);
  });

  it("are written only by the Lambdas that the setting names", () => {
    const wanted = ["leads-list", "schedules-follow-ups"];
    expect(named("preview").sort()).toEqual(wanted);
    expect(
      allowed("preview")
        .map(({ id }) => id.replace(/role.*/, ""))
        .sort(),
    ).toEqual(["leadslist", "schedulesfollowups"]);
  });
});
