import { JwtVerifier } from "aws-jwt-verify";
import type { Config } from "../../config.ts";
import type { Context } from "../../context.ts";

export const issuer = "linkedpotential";
export const audience = "linkedpotential-web";

/**
 * How a token may be used (D67): as the session cookie, as a bearer token, or as a browser's bearer token together with
 * the cookie of the same session.
 */
export type TokenUse = "cookie" | "bearer" | "bearer-with-cookie";

export interface SessionClaims {
  sub: string;
  sid: string;
  role: string;
  workspace: string;
  use: TokenUse;
  /** Times of issue and expiry, in seconds since 1970. */
  iat?: number;
  exp?: number;
}

/**
 * Grace period that disables the library's check of the expiry, because the library uses the machine's clock.
 * `verifyToken` checks the expiry with the clock of the context.
 */
const anyTime = Number.MAX_SAFE_INTEGER;

let verifier: ReturnType<typeof makeVerifier> | undefined;
function makeVerifier({ siteUrl, publicKeys }: Config) {
  const made = JwtVerifier.create({ issuer, audience, jwksUri: `${siteUrl}/.well-known/jwks.json` });
  made.cacheJwks({ keys: publicKeys });
  return made;
}

/** Maximum number of tokens whose claims are cached. A browser has two tokens, so this is enough for 200 browsers. */
const rememberedTokens = 400;
const remembered = new Map<string, SessionClaims>();

/**
 * Verifies the signature of a token and returns its claims. Caches them, because verifying takes as long as a call to
 * the database.
 */
function signedClaims(config: Config, token: string): SessionClaims {
  const known = remembered.get(token);
  if (known) return known;
  verifier ??= makeVerifier(config);
  const claims = verifier.verifySync(token, { graceSeconds: anyTime }) as unknown as SessionClaims;
  const [oldest] = remembered.keys();
  if (oldest && remembered.size >= rememberedTokens) remembered.delete(oldest);
  remembered.set(token, claims);
  return claims;
}

/**
 * Verifies a token without a call to another service and returns its claims.
 * @throws for a wrong signature, issuer or audience, and for an expired token
 */
export function verifyToken({ config, now }: Pick<Context, "config" | "now">, token: string): SessionClaims {
  const claims = signedClaims(config, token);
  if (!claims.exp || claims.exp * 1000 <= now().getTime()) throw new Error("token has ended");
  return claims;
}
