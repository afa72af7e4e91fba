import { config } from "@linkedpotential/core/config";

export const sessionCookieName = "lp_session";

const attributes = () => `Path=/; HttpOnly; SameSite=Lax${config.isSecure ? "; Secure" : ""}`;

/** Without `expiresAt` the cookie ends with the browser (D3). */
export const sessionCookie = (token: string, expiresAt?: Date): string =>
  `${sessionCookieName}=${token}; ${attributes()}${expiresAt ? `; Expires=${expiresAt.toUTCString()}` : ""}`;

export const endedSessionCookie = (): string => `${sessionCookieName}=; ${attributes()}; Max-Age=0`;
