import fc from "fast-check";
import { expect, it } from "vitest";
import { parseAddresses } from "./parse-addresses.ts";

const address = fc.stringMatching(/^[a-z0-9.+ü]{1,8}@[a-z]{1,8}\.de$/);
const around = fc.stringMatching(/^[ \t]{0,2}$/);

/** Generates addresses and a text that joins them by one separator, with spaces and empty entries. */
const listOf = (separator: string) =>
  fc
    .tuple(fc.array(address, { minLength: 1, maxLength: 8 }), around, fc.integer({ min: 1, max: 3 }))
    .map(
      ([addresses, blank, times]) => [addresses, addresses.join(`${blank}${separator.repeat(times)}${blank}`)] as const,
    );

it.each([
  ["commas [ADMIN-09]", ","],
  ["semicolons [ADMIN-10]", ";"],
  ["line breaks [ADMIN-11]", "\n"],
  ["Windows line breaks", "\r\n"],
])("a list of addresses is split at %s", (_, separator) => {
  fc.assert(
    fc.property(listOf(separator), ([addresses, text]) => {
      expect(parseAddresses(text)).toEqual(addresses);
    }),
  );
});

it("a list may mix all separators, and one without entries is empty", () => {
  expect(parseAddresses(" a@b.de, c@d.de;\n\n e@f.de ,")).toEqual(["a@b.de", "c@d.de", "e@f.de"]);
  expect(parseAddresses(" ,;\n ")).toEqual([]);
});

const quoted = fc.stringMatching(/^[\w ,;<>@'.äöü"\\-]{0,12}$/).map((name) => `"${name.replace(/["\\]/g, "\\$&")}"`);
const plain = fc.stringMatching(/^[A-Za-zäöü.' -]{0,12}$/);
const lastFirst = fc.stringMatching(/^[A-Z][a-zäöü-]{0,6}, [A-Z][a-z. ]{0,6}$/);
/** Generates an address as mail programs write it, for example with a name and angle brackets. */
const written = fc
  .tuple(address, fc.oneof(quoted, plain, lastFirst), fc.constantFrom("bare", "named", "link", "linked name"))
  .map(([email, name, kind]) => {
    const link = `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=Hallo%2C%20Welt`;
    return [
      email,
      { bare: email, named: `${name} <${email}>`, link, "linked name": `${name} <${link}>` }[kind],
    ] as const;
  });

it("addresses copied from mail programs are recognized whatever the names contain", () => {
  fc.assert(
    fc.property(
      fc.array(written, { maxLength: 6 }),
      fc.constantFrom(", ", ";", "; ", "\n", "\r\n,"),
      (list, between) => {
        expect(parseAddresses(list.map(([, text]) => text).join(between))).toEqual(list.map(([email]) => email));
      },
    ),
  );
});

it.each([
  ["Jana Beispiel <jana@example.org>", ["jana@example.org"]],
  ["Beispiel, Jana <jana@example.org>; Öz, Ida <ida@example.org>", ["jana@example.org", "ida@example.org"]],
  ['"jana@example.org" <ida@example.org>', ["ida@example.org"]],
  ["MAILTO:j%C3%BCrgen@example.org?cc=x@y.de", ["jürgen@example.org"]],
  ["jana@example, Ida Öz <ida@example.org>", ["jana@example", "ida@example.org"]],
  ["mailto:%zz@example.org", ["%zz@example.org"]],
  ['"Jana <jana@example.org', ['"Jana <jana@example.org']],
  ["Jana Beispiel", ["Jana Beispiel"]],
])("the addresses in %s are recognized", (text, addresses) => {
  expect(parseAddresses(text)).toEqual(addresses);
});
