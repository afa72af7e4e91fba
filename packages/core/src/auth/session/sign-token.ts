import { createPrivateKey, type KeyObject, sign } from "node:crypto";
import { cachedSecret } from "../../secrets/cached-secret.ts";
import { readSecret } from "../../secrets/read-secret.ts";
import { audience, issuer, type SessionClaims } from "./verify-token.ts";

interface Signer {
  kid: string;
  key: KeyObject;
}

/**
 * Returns the signing key, which is the first of SIGNING_KEYS. The `PURE` mark lets the bundler drop the key from
 * bundles that never sign.
 */
export const prepareSigner = /* @__PURE__ */ cachedSecret(async (): Promise<Signer> => {
  const [first] = JSON.parse(await readSecret("SIGNING_KEYS"));
  if (!first) throw new Error("SIGNING_KEYS holds no key");
  return { kid: String(first.kid), key: createPrivateKey({ key: first, format: "jwk" }) };
});

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");

/** Signs a session token. Only the Lambda that handles sign-ins can read the private keys. */
export async function signToken(
  claims: Omit<SessionClaims, "iat" | "exp">,
  issuedAt: Date,
  expiresAt: Date,
): Promise<string> {
  const { kid, key } = await prepareSigner();
  const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);
  const head = encode({ alg: "EdDSA", typ: "JWT", kid });
  const body = encode({ ...claims, iss: issuer, aud: audience, iat: seconds(issuedAt), exp: seconds(expiresAt) });
  const signature = sign(null, Buffer.from(`${head}.${body}`), key).toString("base64url");
  return `${head}.${body}.${signature}`;
}
