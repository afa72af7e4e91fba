import { config } from "@linkedpotential/core/config";
import type { APIGatewayProxyEventV2 } from "aws-lambda";

const attributes = (path: string) => `Path=${path}; HttpOnly; SameSite=Lax${config().isSecure ? "; Secure" : ""}`;

/** Without `expiresAt` the cookie ends with the browser (D3). */
export const sessionCookie = (token: string, expiresAt?: Date): string =>
  `${config().sessionCookie}=${token}; ${attributes("/")}${expiresAt ? `; Expires=${expiresAt.toUTCString()}` : ""}`;

export const endedSessionCookie = (): string => `${config().sessionCookie}=; ${attributes("/")}; Max-Age=0`;

export const deviceCookieName = "lp_device";
/** As long as browsers keep a cookie: 400 days, in seconds. */
const deviceMaxAge = 400 * 24 * 60 * 60;

/** Travels with sign-ins only, and outlives them (D63). */
export const deviceCookie = (proof: string): string =>
  `${deviceCookieName}=${proof}; ${attributes("/api/auth/login")}; Max-Age=${deviceMaxAge}`;

export function cookieOf(event: APIGatewayProxyEventV2, name: string): string | undefined {
  const prefix = `${name}=`;
  return event.cookies?.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length);
}
