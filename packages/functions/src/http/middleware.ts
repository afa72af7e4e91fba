import type { Context, SessionUser } from "@linkedpotential/core/context";
import type { MiddlewareObj } from "@middy/core";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context as LambdaContext } from "aws-lambda";

export interface Internal extends Record<string, unknown> {
  context: Context & { user?: SessionUser };
  input: object;
  /** Number of the caller's session that `x-news` carries. */
  news: number;
  facts: Record<string, string | number | boolean>;
  startedAt: number;
}

/** middy hands its handler the event and the Lambda context only, so the chain's own data travels on the latter. */
export type ChainContext = LambdaContext & { chain: Internal };

export type Middleware = MiddlewareObj<
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  Error,
  ChainContext,
  Internal
>;
