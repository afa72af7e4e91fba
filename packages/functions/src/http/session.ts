import type { Route } from "@linkedpotential/contract/route";
import { checkAdmin } from "@linkedpotential/core/auth/session/check-admin";
import { checkSession, readCredentials } from "@linkedpotential/core/auth/session/check-session";
import { config } from "@linkedpotential/core/config";
import type { SessionUser } from "@linkedpotential/core/context";
import { DomainError } from "@linkedpotential/core/errors";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { cookieOf } from "./cookies.ts";
import type { Middleware } from "./middleware.ts";

/**
 * Names the caller by bearer token and cookie (D3, D67). The session, and for an admin route the account, is checked before the
 * rest of the call is looked at, so a refused call costs these reads only.
 * @throws `session.missing`, `session.cross_site`, `session.forbidden`
 */
export function session(route: Route): Middleware {
  // middy refuses a middleware without a step.
  if (route.access === "public") return { before: () => {} };
  return {
    before: async ({ event, internal }) => {
      const bearer = /^Bearer (\S+)$/i.exec(event.headers.authorization ?? "")?.[1];
      const user = readCredentials({ bearer, cookie: cookieOf(event, config().sessionCookie) });
      if (!bearer && route.method !== "GET") assertSameOrigin(event);
      // Set before the check: the log line names the account whose refused calls it counts.
      internal.context.user = user;
      internal.news = await checkCaller(route, user, internal.context.now());
    },
    after: ({ response, internal }) => {
      if (response) response.headers = { ...response.headers, "x-news": String(internal.news) };
    },
  };
}

/** Returns the session's number of news. An ended session is reported before a missing role, whichever read ends first. */
async function checkCaller({ access }: Route, user: SessionUser, now: Date): Promise<number> {
  const admin = access === "admin" ? checkAdmin(user) : undefined;
  const [session, role] = await Promise.allSettled([checkSession(user, now), admin]);
  if (session.status === "rejected") throw session.reason;
  if (role.status === "rejected") throw role.reason;
  return session.value.news;
}

/** A cookie travels with forged calls of other sites too; their `Origin` gives them away. */
function assertSameOrigin(event: APIGatewayProxyEventV2): void {
  const { origin, host } = event.headers;
  if (origin === config().siteUrl || (origin && host && URL.parse(origin)?.host === host)) return;
  throw new DomainError("session.cross_site");
}
