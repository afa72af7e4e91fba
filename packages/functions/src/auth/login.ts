import { login as contract } from "@linkedpotential/contract/auth/routes";
import { login } from "@linkedpotential/core/auth/session/login";
import { deviceCookie, sessionCookie } from "../http/cookies.ts";
import { route } from "../http/route.ts";

export const handler = route(contract, async (ctx, input) => {
  const { answer, cookie, expiresAt, device } = await login(ctx, input);
  return {
    answer,
    cookies: [
      sessionCookie(ctx.config, cookie, input.rememberMe ? expiresAt : undefined),
      deviceCookie(ctx.config, device),
    ],
  };
});
