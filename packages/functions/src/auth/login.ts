import { login as contract } from "@linkedpotential/contract/auth/routes";
import { login } from "@linkedpotential/core/auth/login";
import { route } from "../http/route.ts";
import { sessionCookie } from "../http/session-cookie.ts";

export const handler = route(contract, async (ctx, input) => {
  const { answer, expiresAt } = await login(ctx, input);
  return { answer, cookies: [sessionCookie(answer.token, input.rememberMe ? expiresAt : undefined)] };
});
