import { type Area, areaOf, areas } from "@linkedpotential/contract/areas";
import { endpointOf, type RouteId, routeIds } from "@linkedpotential/contract/endpoints";
import { HttpMethod, HttpRoute, HttpRouteKey } from "aws-cdk-lib/aws-apigatewayv2";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import { dependsOn, type StackContext, use } from "sst/constructs";
import { Api } from "./api.ts";
import { NagSuppressions } from "./cdk-nag.ts";
import { addLambda } from "./lambda.ts";
import { nameOf } from "./names.ts";
import { Secrets } from "./secrets.ts";

/**
 * Original area of each concept that moved to another area after its first deploy. The Lambdas stay in the original
 * stack, because two stacks cannot own Lambdas and logs of the same name at the same time.
 */
const moved: Record<string, Area> = { admin: "service" };

/** @internal */
export const homeOf = (id: RouteId, stayed = moved): Area => stayed[id.slice(0, id.indexOf("/"))] ?? areaOf(id);

function routes(area: Area, { stack }: StackContext): void {
  dependsOn(Secrets);
  const { api } = use(Api);
  for (const id of routeIds.filter((route) => homeOf(route) === area)) {
    const lambda = addLambda(stack, id);
    const { method, path } = endpointOf(id);
    new HttpRoute(stack, `${nameOf(id)}-route`, {
      httpApi: api,
      routeKey: HttpRouteKey.with(path, HttpMethod[method]),
      integration: new HttpLambdaIntegration(`${nameOf(id)}-integration`, lambda),
    });
  }
  NagSuppressions.addStackSuppressions(stack, [
    {
      id: "AwsSolutions-APIG4",
      reason: "The middlewares of every Lambda check session and role (functions/src/http/session.ts).",
    },
  ]);
}

type RoutesStack = (context: StackContext) => void;

const stacks = new Map<Area, RoutesStack>(areas.map((area) => [area, (context) => routes(area, context)]));

/**
 * Returns the stack function for the routes of an area. One stack per area stays far below the limit of 500 resources.
 */
export function routesOf(area: Area): RoutesStack {
  const stack = stacks.get(area);
  if (!stack) throw new Error(`no routes for ${area}`);
  return stack;
}
