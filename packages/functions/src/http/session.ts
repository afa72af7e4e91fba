import type { Route } from "@linkedpotential/contract/route";
import { checkAdmin } from "@linkedpotential/core/auth/session/check-admin";
import { checkSession, readCredentials } from "@linkedpotential/core/auth/session/check-session";
import type { Context, SessionUser } from "@linkedpotential/core/context";
import { DomainError } from "@linkedpotential/core/errors";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { cookieOf } from "./cookies.ts";
import type { Middleware } from "./middleware.ts";

/**
 * Identifies the caller by bearer token and cookie (D3, D67). Checks the session, and for admin routes the account,
 * before anything else is parsed, so that a refused call costs only these reads.
 * @throws `session.missing`, `session.cross_site`, `session.forbidden`
 */
export function session(route: Route): Middleware {
  // Public routes need no session. The empty step is here because middy requires at least one.
  if (route.access === "public") return { before: () => {} };
  return {
    before: async ({ event, internal }) => {
      const bearer = /^Bearer (\S+)$/i.exec(event.headers.authorization ?? "")?.[1];
      const { context } = internal;
      const user = readCredentials(context, { bearer, cookie: cookieOf(event, context.config.sessionCookie) });
      if (!bearer && route.method !== "GET") assertSameOrigin(event, context.config.siteUrl);
      // Set the user before the check, so that the log line of a refused call names the account.
      context.user = user;
      internal.notificationVersion = await checkCaller(context, route, user);
    },
    after: ({ response, internal }) => {
      if (response) response.headers = { ...response.headers, "x-news": String(internal.notificationVersion) };
    },
  };
}

/**
 * Checks the session, and the account on admin routes. Returns the session's notification version. A missing session is
 * reported before a missing role, whichever read fails first.
 */
async function checkCaller(ctx: Context, { access }: Route, user: SessionUser): Promise<number> {
  const admin = access === "admin" ? checkAdmin(ctx, user) : undefined;
  const [session, role] = await Promise.allSettled([checkSession(ctx, user), admin]);
  if (session.status === "rejected") throw session.reason;
  if (role.status === "rejected") throw role.reason;
  return session.value.notificationVersion;
}

/** Refuses calls whose `Origin` is another site, because browsers send the cookie with such calls too. */
function assertSameOrigin(event: APIGatewayProxyEventV2, siteUrl: string): void {
  const { origin, host } = event.headers;
  if (origin === siteUrl || (origin && host && URL.parse(origin)?.host === host)) return;
  throw new DomainError("session.cross_site");
}
