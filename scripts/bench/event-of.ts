import type { RouteId } from "@linkedpotential/contract/endpoints";
import { lambdaEvent } from "@linkedpotential/local/lambda-event";
import { matchRoute } from "@linkedpotential/local/route-table";
import { type CallOptions, requestOf } from "@linkedpotential/local/testing/call";
import type { APIGatewayProxyEventV2 } from "aws-lambda";

/** The event with which API Gateway would call the Lambda of a route. */
export function eventOf(id: RouteId, options: CallOptions): APIGatewayProxyEventV2 {
  const request = requestOf(id, options);
  const match = matchRoute(request.method, request.path);
  if (!match) throw new Error(`no route ${id}`);
  return lambdaEvent(request, match, "bench");
}
