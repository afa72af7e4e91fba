import { logout as contract } from "@linkedpotential/contract/auth/routes";
import { logout } from "@linkedpotential/core/auth/session/logout";
import { endedSessionCookie } from "../http/cookies.ts";
import { route } from "../http/route.ts";

export const handler = route(contract, async (ctx) => ({
  answer: await logout(ctx),
  cookies: [endedSessionCookie(ctx.config)],
}));
