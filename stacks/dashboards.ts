import { type Area, areaOf, areas } from "@linkedpotential/contract/areas";
import type { RouteId } from "@linkedpotential/contract/endpoints";
import {
  Dashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
  LogQueryWidget,
  Metric,
  Stats,
  TextWidget,
} from "aws-cdk-lib/aws-cloudwatch";
import type { Function as Lambda } from "aws-cdk-lib/aws-lambda";
import { type Stack, use } from "sst/constructs";
import { lambdaThrottles, ownMetric, tableThrottles } from "./alarms.ts";
import { Data } from "./data.ts";
import { Events } from "./events.ts";
import { Mail } from "./mail.ts";
import { routesOf } from "./routes.ts";
import { Schedules } from "./schedules.ts";
import { Site } from "./site.ts";
import { Stage } from "./stage.ts";
import { Subscribers } from "./subscribers.ts";

/** One dashboard with a part for each area, one for what they all stand on: each beyond three is paid. */
export function addDashboards(stack: Stack): void {
  const parts = areas.flatMap((area) => [[heading(area)], ...areaWidgets(area, stack.stage)]);
  addDashboard(stack, "areas", parts);
  addDashboard(stack, "platform", platformWidgets());
}

const addDashboard = (stack: Stack, name: string, widgets: IWidget[][]): Dashboard =>
  new Dashboard(stack, `${name}-dashboard`, { dashboardName: `${stack.stage}-linkedpotential-${name}`, widgets });

const heading = (area: Area): IWidget => new TextWidget({ markdown: `# ${area}`, width: 24, height: 1 });

const graph = (title: string, left: IMetric[]): IWidget => new GraphWidget({ title, left, width: 8, height: 6 });

function areaWidgets(area: Area, stage: string): IWidget[][] {
  const metric = ownMetric(area, stage);
  const lambdas = areas.flatMap((one) => [...use(routesOf(one)).lambdas]).filter(([id]) => areaOf(id) === area);
  const slowest = (statistic: string) => lambdas.map(([id, lambda]) => lambda.metricDuration({ statistic, label: id }));
  return [
    [
      graph("Requests", [metric("durationMs", Stats.SAMPLE_COUNT)]),
      graph("Failures", [metric("failures", Stats.SUM)]),
      graph("Duration, ms", [metric("durationMs", Stats.p(50)), metric("durationMs", Stats.p(95))]),
    ],
    [
      graph("Duration by route, p95", slowest(Stats.p(95))),
      graph(
        "Errors by route",
        lambdas.map(([id, lambda]) => lambda.metricErrors({ label: id })),
      ),
      graph(
        "Running at a time",
        lambdas.map(([id, lambda]) => concurrency(id, lambda)),
      ),
    ],
    [failuresOf(lambdas)],
  ];
}

const concurrency = (label: RouteId, lambda: Lambda): Metric =>
  lambda.metric("ConcurrentExecutions", { statistic: Stats.MAXIMUM, label });

const failuresOf = (lambdas: [RouteId, Lambda][]): IWidget =>
  new LogQueryWidget({
    title: "Last failures",
    logGroupNames: lambdas.map(([, lambda]) => lambda.logGroup.logGroupName),
    queryLines: [
      "fields @timestamp, route, status, code, defect, requestId, stack",
      "filter failures > 0 or ispresent(errorType)",
      "sort @timestamp desc",
      "limit 50",
    ],
    width: 24,
    height: 8,
  });

function platformWidgets(): IWidget[][] {
  const { stage } = use(Stage);
  const { table, indexNames } = use(Data);
  const { count } = use(Mail);
  const { distribution } = use(Site);
  const queues = [use(Events).outbox.deadLetters, use(Subscribers).deadLetters, use(Schedules).deadLetters];
  const background = [...use(Subscribers).lambdas, ...use(Schedules).lambdas];
  const edge = (metricName: string, statistic: string) =>
    new Metric({
      namespace: "AWS/CloudFront",
      metricName,
      statistic,
      region: "us-east-1",
      dimensionsMap: { DistributionId: distribution.distributionId, Region: "Global" },
    });
  const capacity = (metricName: string) => table.metric(metricName, { statistic: Stats.SUM });
  return [
    [
      graph("API: requests", [stage.metricCount(), stage.metricClientError(), stage.metricServerError()]),
      graph("API: latency, ms", [
        stage.metricLatency({ statistic: Stats.p(50) }),
        stage.metricLatency({ statistic: Stats.p(99) }),
      ]),
      graph("Distribution", [edge("Requests", Stats.SUM), edge("5xxErrorRate", Stats.AVERAGE)]),
    ],
    [
      graph("Table: units", [capacity("ConsumedReadCapacityUnits"), capacity("ConsumedWriteCapacityUnits")]),
      graph("Turned away", [lambdaThrottles, tableThrottles(table.tableName, indexNames)]),
      graph("Mail", ["Send", "Bounce", "Complaint", "Reject"].map(count)),
    ],
    [
      graph(
        "Dead letters",
        queues.map((queue) => queue.metricApproximateNumberOfMessagesVisible()),
      ),
      graph(
        "Background: runs",
        background.map(([label, lambda]) => lambda.metricInvocations({ label })),
      ),
      graph(
        "Background: errors",
        background.map(([label, lambda]) => lambda.metricErrors({ label })),
      ),
    ],
  ];
}
