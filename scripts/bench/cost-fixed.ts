import { execFileSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Properties = Record<string, unknown>;
interface Resource {
  Type: string;
  Properties?: Properties;
}

interface FixedCost {
  name: string;
  count: number;
  price: number;
  free: number;
}

/**
 * Number of calls per queue and month. Lambda keeps five pollers per queue, and each waits up to 20 seconds (three
 * calls a minute) while the queue is empty.
 */
const pollsPerQueue = 5 * 3 * 60 * 24 * 30;

/** Returns the monthly cost of an idle production stage, from the number of resources in its synthesized templates. */
export function fixedCosts(): FixedCost[] {
  const resources = synthesizedResources();
  const propertiesOf = (type: string) =>
    resources.filter(({ Type }) => Type === type).map(({ Properties = {} }) => Properties);
  const count = (type: string) => propertiesOf(type).length;
  const listed = (type: string, name: string) =>
    propertiesOf(type).flatMap(({ [name]: list = [] }) => list as object[]);
  const alarms = propertiesOf("AWS::CloudWatch::Alarm");
  const checks = count("AWS::Route53::HealthCheck");
  const row = (name: string, counted: number, price: number, free = 0) => ({ name, count: counted, price, free });
  return [
    row(
      "CloudWatch alarms, metrics in them",
      alarms.reduce((sum, alarm) => sum + metricsIn(alarm), 0),
      0.1,
      10,
    ),
    row("CloudWatch dashboards", count("AWS::CloudWatch::Dashboard"), 3, 3),
    row(
      "CloudWatch custom metrics",
      shownMetrics(JSON.stringify(propertiesOf("AWS::CloudWatch::Dashboard"))) +
        propertiesOf("AWS::SES::ConfigurationSetEventDestination").reduce((sum, one) => sum + mailMetrics(one), 0),
      0.3,
      10,
    ),
    row("Secrets Manager, secrets", count("AWS::SecretsManager::Secret"), 0.4),
    row("SQS, million polls of empty queues", (count("AWS::Lambda::EventSourceMapping") * pollsPerQueue) / 1e6, 0.4, 1),
    row("Firewall (WAF)", count("AWS::WAFv2::WebACL"), 5),
    row("Firewall (WAF), rules", listed("AWS::WAFv2::WebACL", "Rules").length, 1),
    row("Route 53 health check of the start page", checks, 1.5),
    row("CloudFront and firewall, million calls of that check", 0.8 * checks, 0.6),
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

/**
 * Returns the number of metrics that AWS bills for an alarm. An alarm on an expression is billed for each metric in it.
 */
const metricsIn = ({ Metrics }: Properties): number =>
  Array.isArray(Metrics) ? Metrics.filter((one) => "MetricStat" in one).length : 1;

/**
 * Returns the number of custom metrics from log lines: all that dashboards show, and one for background work, which
 * only an alarm uses.
 */
const shownMetrics = (dashboards: string): number =>
  new Set([...dashboards.matchAll(/LinkedPotential[\\"]+,[\\"]+\w+[\\"]+,[\\"]+area[\\"]+,[\\"]+\w+/g)].map(String))
    .size + 1;

/** Returns the number of event types that SES counts as CloudWatch metrics. */
function mailMetrics({ EventDestination = {} }: Properties): number {
  const { CloudWatchDestination, MatchingEventTypes } = EventDestination as Properties;
  return CloudWatchDestination && Array.isArray(MatchingEventTypes) ? MatchingEventTypes.length : 0;
}
