import { execFileSync } from "node:child_process";
import { areas } from "@linkedpotential/contract/areas";
import { Aspects } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";
import type { App } from "sst/constructs";
import { Api } from "./api.ts";
import { Data } from "./data.ts";
import { Edge } from "./edge.ts";
import { Events } from "./events.ts";
import { Mail } from "./mail.ts";
import { Monitoring } from "./monitoring.ts";
import { routesOf } from "./routes.ts";
import { Schedules } from "./schedules.ts";
import { Secrets } from "./secrets.ts";
import { isProduction } from "./settings.ts";
import { Site } from "./site.ts";
import { Stage } from "./stage.ts";
import { Subscribers } from "./subscribers.ts";
import { Web } from "./web.ts";

/** Where AWS wants what belongs to a distribution: its certificate and its firewall. */
const edgeRegion = "us-east-1";

/** In the order of the deploy: data first, the routes before the stage that opens them, the web app last. */
export function deployment(app: App): void {
  if (app.region === edgeRegion) app.stack(Edge);
  else product(app);
  for (const stack of app.node.children) {
    // SST gives every stack a Lambda for its own constructs; ours use none of them.
    stack.node.tryRemoveChild("CustomResourceHandler");
  }
  Aspects.of(app).add(new AwsSolutionsChecks());
}

function product(app: App): void {
  // What is deployed is what the tests and benchmarks load: the same files.
  execFileSync("node", ["scripts/build.mjs"], { stdio: "inherit" });
  app.stack(Data).stack(Secrets).stack(Mail).stack(Events).stack(Api).stack(Site);
  for (const area of areas) app.stack(routesOf(area), { id: `Routes-${area}` });
  app.stack(Stage).stack(Subscribers).stack(Schedules).stack(Web);
  // Nobody is woken by a preview.
  if (isProduction(app.stage)) app.stack(Monitoring);
}
