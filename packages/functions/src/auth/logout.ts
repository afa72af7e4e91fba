import { logout as contract } from "@linkedpotential/contract/auth/routes";
import { logout } from "@linkedpotential/core/auth/logout";
import { route } from "../http/route.ts";
import { endedSessionCookie } from "../http/session-cookie.ts";

export const handler = route(contract, async (ctx) => ({ answer: await logout(ctx), cookies: [endedSessionCookie()] }));
