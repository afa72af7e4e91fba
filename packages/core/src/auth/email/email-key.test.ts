import { domainToASCII } from "node:url";
import { login } from "@linkedpotential/contract/auth/schema";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emailKey, normalizeEmail } from "./email-key.ts";

const word = (letters: string) => fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 12 });
const address = fc
  .tuple(word("abyz09.+-_öéß"), word("abyzäöü"), fc.constantFrom("org", "de", "co.uk"))
  .map(([local, name, end]) => ({ local, domain: `${name}.${end}` }));

const invisible = "\u200B\u200C\u200D\u2060\u00AD\uFEFF\u180E\uFE0F";
const fullWidth = (text: string) =>
  text.replace(/[a-z0-9]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
const twins = fc.constantFrom<(local: string, domain: string) => string>(
  (local, domain) => `${local}@${domain}`.toUpperCase().replaceAll("SS", "ß"),
  (local, domain) => `${local}@${domain}`.normalize("NFD"),
  (local, domain) => `${fullWidth(local)}@${domain}`,
  (local, domain) => `${local}@${fullWidth(domain)}`,
  (local, domain) => `${local}@${domainToASCII(domain)}`,
  ...[...invisible].map((letter) => (local: string, domain: string) => `${local}${letter}x@${domain}`),
  ...[...invisible].map((letter) => (local: string, domain: string) => `${local}@x${letter}${domain}`),
);

const read = (email: string) => login.safeParse({ email, password: "geheim" });

describe("the key of an e-mail address", () => {
  it("is the same for all equivalent spellings that the field accepts", () => {
    fc.assert(
      fc.property(address, twins, ({ local, domain }, twin) => {
        const written = twin(local, domain);
        const plain = written.replace(new RegExp(`[${invisible}]`, "g"), "");
        const taken = read(written);
        expect(taken.success).toBe(written === plain);
        if (taken.data) expect(emailKey(taken.data.email)).toBe(emailKey(`${local}@${domain}`));
      }),
    );
  });

  it("equals an ordinary lower-case address", () => {
    const ordinary = fc.tuple(word("abcXYZ019.+_-"), word("abcXYZ019")).map(([a, b]) => `${a}@${b}.Example.org`);
    fc.assert(
      fc.property(ordinary, (email) => {
        expect(emailKey(email)).toBe(email.toLowerCase());
      }),
    );
  });

  it("drops invisible characters, as the stored spelling does", () => {
    for (const letter of [...invisible, " "])
      expect(emailKey(`${letter}anna@example.org${letter}`)).toBe("anna@example.org");
    expect(normalizeEmail(` An${invisible}na@Example.org `)).toBe("Anna@Example.org");
    expect(emailKey("anna@münchen.example")).toBe("anna@xn--mnchen-3ya.example");
  });

  it("differs for addresses that only look alike", () => {
    expect(emailKey("straße@example.org")).not.toBe(emailKey("strasse@example.org"));
    expect(emailKey("\u0430nna@example.org")).not.toBe(emailKey("anna@example.org"));
  });

  it.each([
    "a@b..co",
    "a@.b.co",
    "a\u200B@example.org",
    "a@exam\u00ADple.org",
    "opfer＠example.org，dieb@example.org",
    "a﹫b@c.de",
  ])("rejects %j", (email) => {
    expect(read(email).error?.issues[0]?.message).toBe("emailInvalid");
  });
});
