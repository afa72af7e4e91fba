import { JwtVerifier } from "aws-jwt-verify";
import { clock } from "../../clock.ts";
import { config } from "../../config.ts";

export const issuer = "linkedpotential";
export const audience = "linkedpotential-web";

/**
 * Where a token is accepted (D67): in the session cookie, as bearer token, or as bearer token of a browser, which must
 * send the cookie of the same session as well.
 */
export type TokenUse = "cookie" | "bearer" | "bearer-with-cookie";

export interface SessionClaims {
  sub: string;
  sid: string;
  role: string;
  workspace: string;
  use: TokenUse;
  /** In seconds since 1970. */
  exp?: number;
}

/** The library would compare with the machine's clock; the end is compared with ours, below. */
const anyTime = Number.MAX_SAFE_INTEGER;

let verifier: ReturnType<typeof makeVerifier> | undefined;
function makeVerifier() {
  const made = JwtVerifier.create({ issuer, audience, jwksUri: `${config().siteUrl}/.well-known/jwks.json` });
  made.cacheJwks({ keys: config().publicKeys });
  return made;
}

/** Most tokens whose claims are remembered, two per browser; a Lambda serves one call at a time, but many callers. */
const rememberedTokens = 400;
const remembered = new Map<string, SessionClaims>();

/** A signature that was right once stays right, and checking it costs as much as a call to the store. */
function signedClaims(token: string): SessionClaims {
  const known = remembered.get(token);
  if (known) return known;
  verifier ??= makeVerifier();
  const claims = verifier.verifySync(token, { graceSeconds: anyTime }) as unknown as SessionClaims;
  const [oldest] = remembered.keys();
  if (oldest && remembered.size >= rememberedTokens) remembered.delete(oldest);
  remembered.set(token, claims);
  return claims;
}

/** Makes no call. @throws when signature, issuer, audience or end is wrong */
export function verifyToken(token: string): SessionClaims {
  const claims = signedClaims(token);
  if (!claims.exp || claims.exp * 1000 <= clock.now().getTime()) throw new Error("token has ended");
  return claims;
}
