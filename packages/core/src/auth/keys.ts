import { JwtVerifier } from "aws-jwt-verify";
import { clock } from "../clock.ts";
import { config } from "../config.ts";

/** Lifetime-independent facts of the session token; the algorithm is EdDSA (Ed25519, RFC 8037). */
export const issuer = "linkedpotential";
export const audience = "linkedpotential-web";

export interface SessionClaims {
  /** User id. */
  sub: string;
  /** Session id. */
  sid: string;
  role: string;
  workspace: string;
  /** End of the session, in seconds since 1970. */
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

/** Most tokens whose claims are remembered; a Lambda serves one call at a time, but many callers in turn. */
const rememberedTokens = 200;
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

/** The claims of a token whose signature, issuer, audience and end are right. Throws otherwise. Makes no call. */
export function verifyToken(token: string): SessionClaims {
  const claims = signedClaims(token);
  if (!claims.exp || claims.exp * 1000 <= clock.now().getTime()) throw new Error("token has ended");
  return claims;
}
