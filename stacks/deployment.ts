import { execFileSync } from "node:child_process";
import { areas } from "@linkedpotential/contract/areas";
import { Aspects } from "aws-cdk-lib";
import type { App } from "sst/constructs";
import { Api } from "./api.ts";
import { AwsSolutionsChecks } from "./cdk-nag.ts";
import { Data } from "./data.ts";
import { Edge } from "./edge.ts";
import { Events } from "./events.ts";
import { Mail } from "./mail.ts";
import { Monitoring } from "./monitoring.ts";
import { requireOperator } from "./operator.ts";
import { routesOf } from "./routes.ts";
import { Schedules } from "./schedules.ts";
import { Secrets } from "./secrets.ts";
import { isProduction, settings } from "./settings.ts";
import { Site } from "./site.ts";
import { Stage } from "./stage.ts";
import { Subscribers } from "./subscribers.ts";
import { Web } from "./web.ts";

/** Region that AWS requires for the certificate and the firewall of a distribution. */
const edgeRegion = "us-east-1";

/**
 * Adds the stacks in the order in which they are deployed: data first, routes before the stage that publishes them, the
 * web app last.
 */
export function deployment(app: App): void {
  if (app.region === edgeRegion) app.stack(Edge);
  else product(app);
  for (const stack of app.node.children) {
    // Remove the Lambda that SST adds to every stack for its own constructs. Our stacks do not use these constructs.
    stack.node.tryRemoveChild("CustomResourceHandler");
  }
  Aspects.of(app).add(new AwsSolutionsChecks());
}

function product(app: App): void {
  requireOperator(app.stage, settings());
  // Deploy the same built files that tests and benchmarks use.
  execFileSync("node", ["scripts/build.mjs"], { stdio: "inherit" });
  app.stack(Data).stack(Secrets).stack(Mail).stack(Events).stack(Api).stack(Site);
  for (const area of areas) app.stack(routesOf(area), { id: `Routes-${area}` });
  app.stack(Stage).stack(Subscribers).stack(Schedules).stack(Web);
  if (isProduction(app.stage)) app.stack(Monitoring);
}
