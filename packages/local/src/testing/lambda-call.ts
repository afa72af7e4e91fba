import type { RouteId } from "@linkedpotential/contract/endpoints";
import { lambdaContext } from "../lambda-context.ts";
import { lambdaEvent } from "../lambda-event.ts";
import { matchRoute } from "../route-table.ts";
import { type CallOptions, requestOf } from "./call.ts";

/** Event and context with which API Gateway calls the Lambda of a route. @internal */
export function lambdaCall(id: RouteId, requestId: string, options: CallOptions = {}) {
  const request = requestOf(id, options);
  const match = matchRoute(request.method, request.path);
  if (!match) throw new Error(`no route ${id}`);
  return { event: lambdaEvent(request, match, requestId), context: lambdaContext(id, requestId, 1000) };
}
