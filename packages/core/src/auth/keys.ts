import { createPrivateKey, type KeyObject, sign } from "node:crypto";
import { JwtVerifier } from "aws-jwt-verify";
import { clock } from "../clock.ts";
import { config } from "../config.ts";

/** Lifetime-independent facts of the session token; the algorithm is EdDSA (Ed25519, RFC 8037). */
const issuer = "linkedpotential";
const audience = "linkedpotential-web";

type PublicKey = {
  kty: "OKP";
  crv: "Ed25519";
  alg: "EdDSA";
  use: "sig";
  kid: string;
  x: string;
};

export interface SessionClaims {
  /** User id. */
  sub: string;
  /** Session id. */
  sid: string;
  role: string;
  admin: boolean;
  workspace: string;
  /** End of the session, in seconds since 1970. */
  exp?: number;
}

/** The public keys that tokens may be signed with, at least one; two while keys are rotated. */
export const publicKeys = (): PublicKey[] => JSON.parse(process.env.JWKS ?? '{"keys":[]}').keys;

/** The library would compare with the machine's clock; the end is compared with ours, below. */
const anyTime = Number.MAX_SAFE_INTEGER;

let verifier: ReturnType<typeof makeVerifier> | undefined;
function makeVerifier() {
  const made = JwtVerifier.create({ issuer, audience, jwksUri: `${config.siteUrl}/.well-known/jwks.json` });
  made.cacheJwks({ keys: publicKeys() });
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

let signer: { kid: string; key: KeyObject } | undefined;
function makeSigner() {
  const [first] = JSON.parse(process.env.SIGNING_KEYS ?? "[]");
  if (!first) throw new Error("SIGNING_KEYS holds no key");
  return { kid: String(first.kid), key: createPrivateKey({ key: first, format: "jwk" }) };
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");

/** A signed token for a session. Only the sign-in Lambda has the private keys; the first of them signs. */
export function signToken(claims: Omit<SessionClaims, "exp">, issuedAt: Date, expiresAt: Date): string {
  signer ??= makeSigner();
  const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);
  const head = encode({ alg: "EdDSA", typ: "JWT", kid: signer.kid });
  const body = encode({ ...claims, iss: issuer, aud: audience, iat: seconds(issuedAt), exp: seconds(expiresAt) });
  const signature = sign(null, Buffer.from(`${head}.${body}`), signer.key).toString("base64url");
  return `${head}.${body}.${signature}`;
}
