import { config } from "@linkedpotential/core/config";
import type { APIGatewayProxyEventV2 } from "aws-lambda";

const attributes = (path: string) => `Path=${path}; HttpOnly; SameSite=Lax${config().isSecure ? "; Secure" : ""}`;

/** Returns the session cookie. Without `expiresAt` it ends when the browser closes (D3). */
export const sessionCookie = (token: string, expiresAt?: Date): string =>
  `${config().sessionCookie}=${token}; ${attributes("/")}${expiresAt ? `; Expires=${expiresAt.toUTCString()}` : ""}`;

export const endedSessionCookie = (): string => `${config().sessionCookie}=; ${attributes("/")}; Max-Age=0`;

export const deviceCookieName = "lp_device";
/** In seconds: 400 days, the maximum in browsers. */
const deviceMaxAge = 400 * 24 * 60 * 60;

/** Returns the cookie that identifies a known browser. It is sent with sign-ins only and survives signing out (D63). */
export const deviceCookie = (proof: string): string =>
  `${deviceCookieName}=${proof}; ${attributes("/api/auth/login")}; Max-Age=${deviceMaxAge}`;

export function cookieOf(event: APIGatewayProxyEventV2, name: string): string | undefined {
  const prefix = `${name}=`;
  return event.cookies?.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length);
}
