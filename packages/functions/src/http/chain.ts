import type { Route } from "@linkedpotential/contract/route";
import middy from "@middy/core";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { errors } from "./errors.ts";
import { headers } from "./headers.ts";
import type { ChainContext, Internal, Middleware } from "./middleware.ts";
import { observe } from "./observe.ts";
import { origin } from "./origin.ts";
import { parse } from "./parse.ts";

/**
 * Creates the chain of middlewares of every Lambda behind the API (docs/adr/0004). `errors` is the last one, because
 * middy runs `onError` in reverse order.
 */
export const chain = (contract: Route, callers: Middleware[] = []) =>
  middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Error, ChainContext, Internal>({
    timeoutEarlyInMillis: 0,
  })
    .use(observe(contract))
    .use(headers())
    .use(origin())
    .use(callers)
    .use(parse(contract))
    .use(errors());
