import fc from "fast-check";
import { expect, it } from "vitest";
import {
  comparePositions,
  isFoundBy,
  isPosition,
  nameKey,
  positionOf,
  searchKeys,
  searchParts,
} from "./account-keys.ts";

const finds = (search: string, name = "Dr. Ida Öztürk", email = "ida.oe@example.org") =>
  isFoundBy(searchParts(search), { name, email });

it("a search finds the beginning of each word of the name and of the address, in any spelling", () => {
  for (const search of ["ida", "ÖZ", "Oeztuerk", "ozturk", "o\u0308z", "Dr. Ida", "ida öz", "ÍDA", "ida.oe@EXAMPLE"]) {
    expect(finds(search), search).toBe(true);
  }
});

it("a search does not find what is inside a word", () => {
  for (const search of ["da", "türk", "Ida türk", "example", "@example.org"]) expect(finds(search), search).toBe(false);
});

it("a search finds the words of a name in any order, each word once", () => {
  for (const search of ["Öztürk Ida", "Öztürk, Ida", "oez,id", "ida ö dr", "Öztürk Dr. Ida"])
    expect(finds(search), search).toBe(true);
  for (const search of ["Öztürk Eva", "ida i", "ida ida"]) expect(finds(search), search).toBe(false);
  expect(finds("mar m", "M. Marie")).toBe(true);
});

it("a search without letters and digits has no parts", () => {
  for (const search of ["", " ", "@", "…", " , "]) expect(searchParts(search)).toEqual([]);
});

it("every beginning of a name of up to five words is found from each of its words on, and of every name its last", () => {
  const word = fc.stringMatching(/^[a-zäöüß]{1,12}$/u);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), fc.nat(), fc.nat(), (words, at, length) => {
      const start = words.length <= 5 ? at % words.length : words.length - 1;
      const rest = words.slice(start).join(" ");
      const search = rest.slice(0, 1 + (length % rest.length));
      expect(finds(search, words.join(" "), "x@example.org")).toBe(true);
    }),
  );
});

it("names are in alphabetical order, a name before longer ones that begin with it, equal ones by id", () => {
  const names = ["Ida Öz", "Ida", "Idalena", "Änne", "Ida 7", "Ida Öz"];
  const positions = names.map((name, index) => positionOf(nameKey(name), index + 1));
  const sorted = positions.toSorted(comparePositions).map((position) => Number(position.slice(-16)));
  expect(sorted).toEqual([4, 2, 5, 1, 6, 3]);
});

it("every position of a name or address is accepted as a cursor, whatever it contains", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 150 }), fc.nat(), (name, userId) => {
      const keys = [nameKey(name), ...searchKeys({ name, email: `${name}@example.org` }), ""];
      for (const key of keys) expect(isPosition(positionOf(key, userId)), key).toBe(true);
    }),
  );
  for (const text of ["", "ida", "ida #1", "ida #000000000000000x", `${"a".repeat(101)}#${"0".repeat(16)}`]) {
    expect(isPosition(text), text).toBe(false);
  }
});
