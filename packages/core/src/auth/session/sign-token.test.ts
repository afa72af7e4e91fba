import { generateKeyPairSync, verify } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";

const claims = { sub: "7", sid: "abc", role: "freelancer", workspace: "freelance", use: "bearer" } as const;
const [first, second] = [generateKeyPairSync("ed25519"), generateKeyPairSync("ed25519")];
const given = JSON.stringify(
  [first, second].map(({ privateKey }, index) => ({ ...privateKey.export({ format: "jwk" }), kid: `key ${index}` })),
);

let sign: () => Promise<string>;
beforeEach(async () => {
  vi.resetModules();
  const { signToken } = await import("./sign-token.ts");
  sign = () => signToken(claims, new Date("2027-03-01T09:00:00.999Z"), new Date("2027-03-02T09:00:00.999Z"));
});

describe("a session's token", () => {
  it("contains subject, issuer, audience and expiry, signed with the first key", async () => {
    process.env.SIGNING_KEYS = given;
    const [head = "", body = "", signature = ""] = (await sign()).split(".");
    const read = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
    expect(read(head)).toEqual({ alg: "EdDSA", typ: "JWT", kid: "key 0" });
    const [iat, exp] = [Date.UTC(2027, 2, 1, 9) / 1000, Date.UTC(2027, 2, 2, 9) / 1000];
    expect(read(body)).toEqual({ ...claims, iss: "linkedpotential", aud: "linkedpotential-web", iat, exp });
    const isSignedBy = [first, second].map(({ publicKey }) =>
      verify(null, Buffer.from(`${head}.${body}`), publicKey, Buffer.from(signature, "base64url")),
    );
    expect(isSignedBy).toEqual([true, false]);
  });

  it("fails without a key, and succeeds once there is one", async () => {
    process.env.SIGNING_KEYS = "[]";
    await expect(sign()).rejects.toThrow("SIGNING_KEYS holds no key");
    process.env.SIGNING_KEYS = "no list";
    await expect(sign()).rejects.toThrow(SyntaxError);
    process.env.SIGNING_KEYS = given;
    expect(await sign()).toMatch(/^[\w-]+\.[\w-]+\.[\w-]{86}$/);
  });
});
