import { execFileSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

interface Resource {
  Type: string;
  Properties?: Record<string, unknown>;
}

interface Fixed {
  name: string;
  count: number;
  /** USD for each by list price, a month. */
  usd: number;
  /** How many of them are always free. */
  free: number;
}

/** Calls a month of the five pollers that Lambda keeps on a queue, which wait 20 seconds each while it is empty. */
const pollsOfQueue = 5 * 3 * 60 * 24 * 30;

/** What production costs a month whether anybody uses it or not, counted from its synthesized templates. */
export function fixedCosts(): Fixed[] {
  const resources = synthesizedResources();
  const count = (type: string) => resources.filter(({ Type }) => Type === type).length;
  const text = (type: string) => JSON.stringify(resources.filter(({ Type }) => Type === type));
  const rules = resources.flatMap(({ Type, Properties }) =>
    Type === "AWS::WAFv2::WebACL" && Array.isArray(Properties?.Rules) ? Properties.Rules : [],
  );
  const checks = count("AWS::Route53::HealthCheck");
  const polls = (count("AWS::Lambda::EventSourceMapping") * pollsOfQueue) / 1e6;
  return [
    { name: "CloudWatch alarms, metrics in them", count: alarmMetrics(resources), usd: 0.1, free: 10 },
    { name: "CloudWatch dashboards", count: count("AWS::CloudWatch::Dashboard"), usd: 3, free: 3 },
    {
      name: "CloudWatch custom metrics",
      count: ownMetrics(text("AWS::CloudWatch::Dashboard")) + mailMetrics(resources),
      usd: 0.3,
      free: 10,
    },
    { name: "Secrets Manager, secrets", count: count("AWS::SecretsManager::Secret"), usd: 0.4, free: 0 },
    { name: "SQS, million polls of empty queues", count: polls, usd: 0.4, free: 1 },
    { name: "Firewall (WAF)", count: count("AWS::WAFv2::WebACL"), usd: 5, free: 0 },
    { name: "Firewall (WAF), rules", count: rules.length, usd: 1, free: 0 },
    { name: "Route 53 health check of the start page", count: checks, usd: 1.5, free: 0 },
    { name: "CloudFront and firewall, million calls of that check", count: 0.8 * checks, usd: 0.6, free: 0 },
    { name: "KMS keys of our own", count: count("AWS::KMS::Key"), usd: 1, free: 0 },
    { name: "Budgets", count: count("AWS::Budgets::Budget"), usd: 0, free: 0 },
  ];
}

function synthesizedResources(): Resource[] {
  const directory = mkdtempSync(join(tmpdir(), "templates-"));
  try {
    execFileSync(process.execPath, ["stacks/synth.ts", directory]);
    const templates = globSync(join(directory, "{prod,edge}/*.template.json"));
    return templates.flatMap((path) => {
      const { Resources }: { Resources: Record<string, Resource> } = JSON.parse(readFileSync(path, "utf8"));
      return Object.values(Resources);
    });
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** An alarm on an expression is paid for each metric in it. */
const alarmMetrics = (resources: readonly Resource[]): number =>
  resources
    .filter(({ Type }) => Type === "AWS::CloudWatch::Alarm")
    .reduce((sum, { Properties = {} }) => {
      const { Metrics } = Properties;
      return sum + (Array.isArray(Metrics) ? Metrics.filter((one) => "MetricStat" in one).length : 1);
    }, 0);

/**
 * Those of the log lines that the dashboards show, and that of the background, which has an alarm only. Crashes and daily
 * runs are charged for the few hours in which they are written.
 */
const ownMetrics = (dashboards: string): number =>
  new Set([...dashboards.matchAll(/LinkedPotential[\\"]+,[\\"]+\w+[\\"]+,[\\"]+area[\\"]+,[\\"]+\w+/g)].map(String))
    .size + 1;

/** Each kind of event that a configuration set of SES counts in CloudWatch. */
const mailMetrics = (resources: readonly Resource[]): number =>
  resources
    .filter(({ Type }) => Type === "AWS::SES::ConfigurationSetEventDestination")
    .map(({ Properties }) => Properties?.EventDestination as Record<string, unknown>)
    .filter((destination) => "CloudWatchDestination" in destination)
    .reduce(
      (sum, { MatchingEventTypes }) => sum + (Array.isArray(MatchingEventTypes) ? MatchingEventTypes.length : 0),
      0,
    );
