import type { Route } from "@linkedpotential/contract/route";
import { checkAdmin } from "@linkedpotential/core/auth/session/check-admin";
import { checkSession, readToken } from "@linkedpotential/core/auth/session/check-session";
import { config } from "@linkedpotential/core/config";
import { DomainError } from "@linkedpotential/core/errors";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { cookieOf } from "./cookies.ts";
import type { Middleware } from "./middleware.ts";

/** By bearer token or cookie (D3). The record is read beside the route's own reads; nothing is answered before it. */
export function session(route: Route): Middleware {
  // middy refuses a middleware without a step.
  if (route.access === "public") return { before: () => {} };
  return {
    before: ({ event, internal }) => {
      const bearer = /^Bearer (\S+)$/i.exec(event.headers.authorization ?? "")?.[1];
      const token = bearer ?? cookieOf(event, config().sessionCookie);
      if (!token) throw new DomainError("session.missing");
      const user = readToken(token);
      if (!bearer && route.method !== "GET") assertSameOrigin(event);
      internal.context.user = user;
      const checks = [
        checkSession(user, internal.context.now()),
        ...(route.access === "admin" ? [checkAdmin(user)] : []),
      ];
      internal.sessionCheck = Promise.all(checks).then(() => {});
      // The handler awaits it; until then a rejection must not count as unhandled.
      internal.sessionCheck.catch(() => {});
    },
  };
}

/** A cookie travels with forged calls of other sites too; their `Origin` gives them away. */
function assertSameOrigin(event: APIGatewayProxyEventV2): void {
  const { origin, host } = event.headers;
  if (origin === config().siteUrl || (origin && host && URL.parse(origin)?.host === host)) return;
  throw new DomainError("session.cross_site");
}
