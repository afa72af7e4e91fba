import type { Config } from "@linkedpotential/core/config";
import type { APIGatewayProxyEventV2 } from "aws-lambda";

const attributes = ({ isSecure }: Config, path: string) =>
  `Path=${path}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;

/** Returns the session cookie. Without `expiresAt` the cookie ends when the browser closes (D3). */
export const sessionCookie = (config: Config, token: string, expiresAt?: Date): string =>
  `${config.sessionCookie}=${token}; ${attributes(config, "/")}${expiresAt ? `; Expires=${expiresAt.toUTCString()}` : ""}`;

export const endedSessionCookie = (config: Config): string =>
  `${config.sessionCookie}=; ${attributes(config, "/")}; Max-Age=0`;

export const deviceCookieName = "lp_device";
/** Lifetime of the device cookie in seconds: 400 days, the maximum that browsers allow. */
const deviceMaxAge = 400 * 24 * 60 * 60;

/**
 * Returns the cookie that identifies a known browser. Browsers send it with sign-ins only, and it survives signing out
 * (D63).
 */
export const deviceCookie = (config: Config, proof: string): string =>
  `${deviceCookieName}=${proof}; ${attributes(config, "/api/auth/login")}; Max-Age=${deviceMaxAge}`;

export function cookieOf(event: APIGatewayProxyEventV2, name: string): string | undefined {
  const prefix = `${name}=`;
  return event.cookies?.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length);
}
