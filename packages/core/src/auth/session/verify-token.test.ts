import { generateKeyPairSync, sign } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";

const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const { privateKey: foreign } = generateKeyPairSync("ed25519");
const now = new Date("2031-03-12T09:00:00.000Z");
const seconds = now.getTime() / 1000;
const claims = { sub: "7", sid: "abc", role: "freelancer", workspace: "freelance" };
const allClaims = { ...claims, iss: "linkedpotential", aud: "linkedpotential-web", iat: seconds, exp: seconds + 1 };

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
function tokenOf(body: object, head: object = {}, key = privateKey): string {
  const text = `${encode({ alg: "EdDSA", typ: "JWT", kid: "own", ...head })}.${encode(body)}`;
  return `${text}.${sign(null, Buffer.from(text), key).toString("base64url")}`;
}

let verify: (token: string, at?: Date) => unknown;
beforeEach(async () => {
  vi.resetModules();
  const key = { ...publicKey.export({ format: "jwk" }), alg: "EdDSA", use: "sig", kid: "own" };
  process.env.JWKS = JSON.stringify({ keys: [key] });
  const { config } = await import("../../config.ts");
  const { verifyToken } = await import("./verify-token.ts");
  verify = (token, at = now) => verifyToken({ config: config(), now: () => at }, token);
});

describe("a token", () => {
  it("is accepted until it expires, cached or not", () => {
    const token = tokenOf(allClaims);
    expect(verify(token)).toMatchObject(claims);
    expect(verify(token, new Date(now.getTime() + 999))).toMatchObject(claims);
    expect(() => verify(token, new Date(now.getTime() + 1000))).toThrow("token has ended");
    expect(() => verify(tokenOf({ ...allClaims, exp: seconds }))).toThrow("token has ended");
  });

  const { exp: _, ...endless } = allClaims;
  it.each([
    ["never ends", tokenOf(endless)],
    ["has another issuer", tokenOf({ ...allClaims, iss: "another" })],
    ["has another audience", tokenOf({ ...allClaims, aud: "another" })],
    ["was signed by an unpublished key", tokenOf(allClaims, { kid: "foreign" }, foreign)],
    ["names a key other than the one that signed it", tokenOf(allClaims, {}, foreign)],
    ["is not signed", `${encode({ alg: "none", typ: "JWT" })}.${encode(allClaims)}.`],
  ])("that %s is refused", (_, token) => {
    expect(() => verify(token)).toThrow();
  });

  it("is not confused with other cached tokens", () => {
    for (let id = 0; id < 410; id += 1)
      expect(verify(tokenOf({ ...allClaims, sub: String(id) }))).toMatchObject({ sub: `${id}` });
    expect(verify(tokenOf({ ...allClaims, sub: "0" }))).toMatchObject({ sub: "0" });
  });
});
