import type { RequestContext, SessionUser } from "@linkedpotential/core/context";
import type { MiddlewareObj } from "@middy/core";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context as LambdaContext } from "aws-lambda";

export interface Internal extends Record<string, unknown> {
  context: RequestContext & { user?: SessionUser };
  input: object;
  /** The session's count of notifications, sent as `x-news`. */
  notificationVersion: number;
  facts: Record<string, string | number | boolean>;
  startedAt: number;
}

/** middy passes only the event and the Lambda context to the handler, so the context carries the chain's data. */
export type ChainContext = LambdaContext & { chain: Internal };

export type Middleware = MiddlewareObj<
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  Error,
  ChainContext,
  Internal
>;
