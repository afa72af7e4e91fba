import type { RequestContext, SessionUser } from "@linkedpotential/core/context";
import type { MiddlewareObj } from "@middy/core";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context as LambdaContext } from "aws-lambda";

export interface Internal extends Record<string, unknown> {
  context: RequestContext & { user?: SessionUser };
  input: object;
  /**
   * Number that rises with every change of the user's notifications. The session stores it, and every answer contains
   * it as `x-news`.
   */
  notificationVersion: number;
  facts: Record<string, string | number | boolean>;
  startedAt: number;
}

/** Lambda context with the data of the chain. middy passes only the event and this context to the handler. */
export type ChainContext = LambdaContext & { chain: Internal };

export type Middleware = MiddlewareObj<
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  Error,
  ChainContext,
  Internal
>;
