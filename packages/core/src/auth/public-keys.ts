export type PublicKey = {
  kty: "OKP";
  crv: "Ed25519";
  alg: "EdDSA";
  use: "sig";
  kid: string;
  x: string;
};

/** The public keys that tokens may be signed with, at least one; two while keys are rotated. */
export const publicKeys = (): PublicKey[] => JSON.parse(process.env.JWKS ?? '{"keys":[]}').keys;
