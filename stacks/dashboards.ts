import { type Area, areaOf, areas } from "@linkedpotential/contract/areas";
import { type ScheduleId, schedules, type WorkerId, workers } from "@linkedpotential/contract/background";
import { routeIds } from "@linkedpotential/contract/endpoints";
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
import { type Stack, use } from "sst/constructs";
import { Data } from "./data.ts";
import { Mail } from "./mail.ts";
import { lambdaMetric, lambdaThrottles, ownMetric, queueMetric, tableThrottles } from "./metrics.ts";
import { logGroupNameOf } from "./names.ts";
import { deadLetterQueues } from "./queues.ts";
import { Site } from "./site.ts";
import { Stage } from "./stage.ts";

/** Adds a dashboard for all areas and one for shared resources. AWS charges for more than three dashboards. */
export function addDashboards(stack: Stack): void {
  const parts = areas.flatMap((area) => [[heading(area)], ...areaWidgets(area, stack)]);
  addDashboard(stack, "areas", parts);
  addDashboard(stack, "platform", platformWidgets(stack));
}

const addDashboard = (stack: Stack, name: string, widgets: IWidget[][]): Dashboard =>
  new Dashboard(stack, `${name}-dashboard`, { dashboardName: `${stack.stage}-linkedpotential-${name}`, widgets });

const heading = (area: Area): IWidget => new TextWidget({ markdown: `# ${area}`, width: 24, height: 1 });

const graph = (title: string, left: IMetric[]): IWidget => new GraphWidget({ title, left, width: 8, height: 6 });

function areaWidgets(area: Area, stack: Stack): IWidget[][] {
  const metric = ownMetric(area, stack.stage);
  const ids = routeIds.filter((id) => areaOf(id) === area);
  const byRoute = (name: string, statistic: string) =>
    ids.map((id) => lambdaMetric(stack, id, name, statistic).with({ label: id }));
  return [
    [
      // Each call writes one value, so the number of samples is the number of calls.
      graph("Requests", [metric("failures", Stats.SAMPLE_COUNT)]),
      graph("Failures", [metric("failures", Stats.SUM)]),
      graph("Duration by route, p50", byRoute("Duration", Stats.p(50))),
    ],
    [
      graph("Duration by route, p95", byRoute("Duration", Stats.p(95))),
      graph("Errors by route", byRoute("Errors", Stats.SUM)),
      graph("Running at a time", byRoute("ConcurrentExecutions", Stats.MAXIMUM)),
    ],
    [
      failuresIn(
        ids.map((id) => logGroupNameOf(stack, id)),
        "route",
      ),
    ],
  ];
}

const failuresIn = (logGroupNames: string[], name: "route" | "function"): IWidget =>
  new LogQueryWidget({
    title: "Last failures",
    logGroupNames,
    queryLines: [
      `fields @timestamp, ${name}, status, code, defect, requestId, stack`,
      "filter failures > 0 or ispresent(errorType)",
      "sort @timestamp desc",
      "limit 50",
    ],
    width: 24,
    height: 8,
  });

function platformWidgets(stack: Stack): IWidget[][] {
  const { stage } = use(Stage);
  const { table, indexNames } = use(Data);
  const { count } = use(Mail);
  const { distribution } = use(Site);
  const ids = [...Object.keys(workers), ...Object.keys(schedules)] as (WorkerId | ScheduleId)[];
  const background = (name: string) => ids.map((id) => lambdaMetric(stack, id, name).with({ label: id }));
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
      graph("Mail", ["Bounce", "Complaint"].map(count)),
    ],
    [
      graph(
        "Dead letters",
        Object.values(deadLetterQueues).map((name) =>
          queueMetric(stack, name, "ApproximateNumberOfMessagesVisible").with({ label: name }),
        ),
      ),
      graph("Background: runs", background("Invocations")),
      graph("Background: errors", background("Errors")),
    ],
    // Read failures from the log. A worker reports failed messages in its answer, which Lambda does not count as an
    // error.
    [
      failuresIn(
        ids.map((id) => logGroupNameOf(stack, id)),
        "function",
      ),
    ],
  ];
}
