import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

function keys(args: string[] = [], input = "") {
  const output = execFileSync(process.execPath, ["scripts/keys.ts", ...args], { input, encoding: "utf8" });
  const [, secret = "", , , set = ""] = output.split("\n");
  return { secret, signing: JSON.parse(secret) as { kid: string; d: string }[], JWKS: set };
}
const publicOf = (JWKS: string) => (JSON.parse(JWKS) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid);

it("creates two keys for a new stage, and separates public from private keys", () => {
  const { signing, JWKS } = keys();
  expect(signing.map(({ d }) => d.length > 40)).toEqual([true, true]);
  expect(publicOf(JWKS)).toEqual(signing.map(({ kid }) => kid));
  for (const { d } of signing) expect(JWKS).not.toContain(d);
});

it("rotates: the reserve key signs, a new key becomes the reserve, and signatures of the old key stay valid", () => {
  const before = keys();
  const after = keys(["--rotate"], before.secret);
  const [old, reserve] = before.signing;
  expect(after.signing[0]).toEqual(reserve);
  expect(after.signing).toHaveLength(2);
  expect(before.signing.map(({ kid }) => kid)).not.toContain(after.signing[1]?.kid);
  expect(publicOf(after.JWKS)).toEqual([...after.signing.map(({ kid }) => kid), old?.kid]);
});
