import fc from "fast-check";
import { expect, it } from "vitest";
import { splitAddresses } from "./split-addresses.ts";

const address = fc.stringMatching(/^[a-z0-9.]{1,8}@[a-z]{1,8}\.de$/);
const around = fc.stringMatching(/^[ \t]{0,2}$/);

/** Separators of one kind between addresses, with blanks and empty places. */
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
  ["line breaks of Windows", "\r\n"],
])("splits addresses at %s", (_, separator) => {
  fc.assert(
    fc.property(listOf(separator), ([addresses, text]) => {
      expect(splitAddresses(text)).toEqual(addresses);
    }),
  );
});

it("splits at all of them in one list, and finds none where there is none", () => {
  expect(splitAddresses(" a@b.de, c@d.de;\n\n e@f.de ,")).toEqual(["a@b.de", "c@d.de", "e@f.de"]);
  expect(splitAddresses(" ,;\n ")).toEqual([]);
});
