import fc from "fast-check";
import { expect, it } from "vitest";
import { isSameName } from "./same-name.ts";

it.each([
  ["Ida Müller", "ida mueller"],
  ["Ida Müller", "IDA MÜLLER"],
  ["Ida Müller", "Ida Muller"],
  ["Jörg Weiß", "joerg weiss"],
  ["Zoë Œuvré", "zoe oeuvre"],
  ["Nord, Ida", "Ida Nord"],
  ["Ida  Anna-Maria   Nord", "Ida Anna Maria Nord"],
  ["I\u0308da Nord", "Ïda Nord"],
  ["Søren Łukasz", "soren lukasz"],
  ["Ίδα Νορντ", "ΊΔΑ ΝΟΡΝΤ"],
])("%s and %s are the same name", (one, other) => {
  expect([isSameName(one, other), isSameName(other, one)]).toEqual([true, true]);
});

it.each([
  ["Ida Nord", "Ida Süd"],
  ["Ida Nord", "Ida"],
  ["Ida Nord", "Ida Nord Süd"],
  ["Ida Nord", "Ida Ida Nord"],
  ["Ida Nord", "IdaNord"],
  ["Ida Nord", ""],
  ["-", "-"],
  ["Ίδα", "Νορντ"],
])("%s and %s are different names", (one, other) => {
  expect([isSameName(one, other), isSameName(other, one)]).toEqual([false, false]);
});

const word = fc.stringMatching(/^[A-Za-zÄÖÜäöüßéèçñ]{2,10}$/);

it("accepts a name in any order of its words, in any case, with any spaces, and no name with another word", () => {
  const names = fc.array(word, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(
      names,
      names.chain((words) => fc.shuffledSubarray(words, { minLength: words.length })),
      word,
      (name, other, extra) => {
        const written = ` ${other.join("  ")} `;
        expect(isSameName(other.join(" "), written.toUpperCase())).toBe(true);
        expect(isSameName([...other].reverse().join(" "), written.toLowerCase())).toBe(true);
        expect(isSameName(name.join(" "), [...name, extra].join(" "))).toBe(false);
      },
    ),
  );
});
