import fc from "fast-check";
import { expect, it } from "vitest";
import { visible, visibleText } from "./visible-text.ts";

const invisibleCharacters = [
  "\u202A",
  "\u202E",
  "\u2066",
  "\u2069",
  "\u200B",
  "\u200E",
  "\u2060",
  "\uFEFF",
  "\u00AD",
  "\u0085",
];
const joiners = ["\u200C", "\u200D", "\uFE0F", "\u{E0101}", "\u{E0067}", "\u3164", "\u180E"];
const visibleCharacters = [..."aZß1 \n漢عक👩💻❤☠🏴\u0301\u093F\u{1F3FD}\u20E3\u2800"];
const anyText = fc.string({
  unit: fc.constantFrom(...invisibleCharacters, ...joiners, ...visibleCharacters),
  maxLength: 30,
  size: "max",
});

it.each([
  ["a name that reverses the following text", "Anna\u202E relluM", "Anna relluM"],
  ["a name that looks like another one", "An\u200Dna\uFE0F M\u00FCl\u00ADler\u200B\u3164", "Anna Müller"],
  ["a number as phones copy it", "\u202A+49 170 1234567\u202C", "+49 170 1234567"],
  ["marks that cover other lines", `Z${"\u0301".repeat(200)}o`, `Z${"\u0301".repeat(4)}o`],
  ["flags without an end tag", `🏴${"\u{E0067}".repeat(50)}`, `🏴${"\u{E0067}".repeat(7)}`],
])("reduces %s to its visible text", (_, text, left) => {
  expect(visibleText(text)).toBe(left);
});

it.each([
  "👩🏽‍💻",
  "👨‍👩‍👧‍👦",
  "❤️‍🔥",
  "🏳️‍🌈",
  "🏴‍☠️",
  "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
  "1️⃣",
  "🇩🇪",
  "می‌خواهم",
  "क्‍ष",
  "ന്‍",
  "葛\u{E0100}",
  "Zoë Nguyễn",
  "Łukasz Çelik",
])("keeps %s unchanged", (text) => {
  for (const form of [text, text.normalize("NFD")]) expect(visibleText(` ${form}\t`)).toBe(form);
});

it("keeps visible characters in order, and is idempotent", () => {
  const lettersOf = (text: string) => text.match(new RegExp(visible, "gu")) ?? [];
  fc.assert(
    fc.property(anyText, (text) => {
      const left = visibleText(text);
      expect(lettersOf(left)).toEqual(lettersOf(text));
      expect(visibleText(left)).toBe(left);
      expect(left).not.toMatch(/[\p{Bidi_Control}\u0080-\u009F\u200B\uFEFF]|\p{Mn}{5}/u);
      expect(left).toBe(left.trim());
    }),
  );
});

it("removes invisible characters from texts without joiners", () => {
  const plain = fc.string({ unit: fc.constantFrom(..."aZß- "), minLength: 1, maxLength: 10 });
  const scattered = fc.array(fc.tuple(fc.nat(20), fc.constantFrom(...invisibleCharacters, ...joiners)), {
    maxLength: 10,
  });
  fc.assert(
    fc.property(plain, scattered, (text, hidden) => {
      const letters = [...text];
      for (const [place, sign] of hidden) letters.splice(place, 0, sign);
      expect(visibleText(letters.join(""))).toBe(text.trim());
    }),
  );
});
