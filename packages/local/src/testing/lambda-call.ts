import type { RouteId } from "@linkedpotential/contract/endpoints";
import { matchRoute } from "../gateway/route-table.ts";
import { lambdaContext } from "../lambda/lambda-context.ts";
import { lambdaEvent } from "../lambda/lambda-event.ts";
import { type CallOptions, requestOf } from "./call.ts";

/**
 * Builds the event and the context with which API Gateway invokes the Lambda of a route.
 * @internal
 */
export function lambdaCall(id: RouteId, requestId: string, options: CallOptions = {}) {
  const request = requestOf(id, options);
  const match = matchRoute(request.method, request.path);
  if (!match) throw new Error(`no route ${id}`);
  return { event: lambdaEvent(request, match, requestId), context: lambdaContext(id, requestId, 1000) };
}
