import { areas } from "@linkedpotential/contract/areas";
import { endpoints, type RouteId } from "@linkedpotential/contract/endpoints";
import { RemovalPolicy } from "aws-cdk-lib";
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import { type CfnStage, HttpStage, LogGroupLogDestination } from "aws-cdk-lib/aws-apigatewayv2";
import { LogGroup } from "aws-cdk-lib/aws-logs";
import { dependsOn, type StackContext, use } from "sst/constructs";
import { Api } from "./api.ts";
import { logRetention } from "./logs.ts";
import { routesOf } from "./routes.ts";
import { routeLimits, stageLimits } from "./sizes.ts";

export function Stage({ app, stack }: StackContext) {
  for (const area of areas) dependsOn(routesOf(area));
  const logGroup = new LogGroup(stack, "AccessLog", {
    logGroupName: `/${app.name}/${app.stage}/access`,
    retention: logRetention(app.stage),
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const stage = new HttpStage(stack, "Stage", {
    httpApi: use(Api).api,
    stageName: "$default",
    autoDeploy: true,
    accessLogSettings: {
      destination: new LogGroupLogDestination(logGroup),
      format: AccessLogFormat.custom(JSON.stringify(accessLog)),
    },
  });
  const resource = stage.node.defaultChild as CfnStage;
  resource.defaultRouteSettings = stageLimits;
  // The keys are route keys of API Gateway. CDK passes the members on unchanged, so their names have the spelling of
  // CloudFormation.
  resource.routeSettings = Object.fromEntries(
    Object.entries(routeLimits).map(([id, limits]) => [
      endpoints[id as RouteId],
      {
        ThrottlingRateLimit: limits.throttlingRateLimit,
        ThrottlingBurstLimit: limits.throttlingBurstLimit,
      },
    ]),
  );
  return { stage };
}

const accessLog = {
  requestId: "$context.requestId",
  route: "$context.routeKey",
  status: "$context.status",
  latencyMs: "$context.responseLatency",
  integrationMs: "$context.integrationLatency",
  bytes: "$context.responseLength",
  integrationError: "$context.integrationErrorMessage",
};
