import { generateKeyPairSync, randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import type { PublicKey } from "@linkedpotential/core/config";

type PrivateKey = PublicKey & { d: string };

/**
 * Generates two private Ed25519 keys as JWKs. The first one signs tokens, and both verify them. A rotation can
 * therefore replace one key at a time.
 */
export const makeSigningKeys = (): PrivateKey[] => [makeKey(), makeKey()];

export function signingKeysIn(path: string): PrivateKey[] {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
  const keys = makeSigningKeys();
  writeFileSync(path, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}

function makeKey(): PrivateKey {
  const { x = "", d = "" } = generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" });
  return { kty: "OKP", crv: "Ed25519", alg: "EdDSA", use: "sig", kid: randomUUID(), x, d };
}

export const keyEnvironment = (keys: readonly PrivateKey[]) => ({
  SIGNING_KEYS: JSON.stringify(keys),
  JWKS: JSON.stringify({ keys: keys.map(({ d: _private, ...key }) => key) }),
});
