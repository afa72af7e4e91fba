import { foldedWords } from "@linkedpotential/contract/folding";
import { termsOf, trades } from "@linkedpotential/contract/freelancers/trades";
import { expect, it } from "vitest";
import { profileSearch, profileWords, searchedWords } from "./profile-words.ts";

const verbs = new Set(
  trades
    .flatMap(({ broader }) => termsOf(broader))
    .filter((word) => /^\p{Lu}\p{Ll}{3,}ieren$/u.test(word))
    .flatMap(foldedWords),
);

it.each([...verbs])("%s is searched by its third person, too", (verb) => {
  const person = verb.replace(/en$/, "t");
  expect(searchedWords(person)).toEqual(searchedWords(verb));
  expect(searchedWords(`jemand, der ${person}`)).toEqual(searchedWords(verb));
  expect(searchedWords(`Wer ${person}?`)).toEqual(searchedWords(verb));
});

it.each([
  ["Jemand, der illustriert", ["Illustration"], true],
  ["Illustrieren", ["Illustration"], true],
  ["Wer lokalisiert", ["Lokalisierung"], true],
  ["Designt", ["Logodesign"], true],
  ["Textet", ["Copywriting"], true],
  ["Wer entwickelt", ["Flutter"], true],
  ["Wer kann schreiben", ["Copywriting"], true],
  ["Wer programmiert Seidenblumen", ["Java", "Seidenblumen"], true],
  ["Wer programmiert Seidenblumen", ["Java"], false],
  ["Wer programmiert unsere Website", ["WordPress"], true],
  ["Market", ["Marketing"], true],
  ["Markt", ["Branding"], false],
])("the search %s finds the skills %o: %s", (search, skills, isFound) => {
  const words = profileWords({ name: "", activityArea: "", description: "", skills });
  expect(profileSearch({ search })(words)).toBe(isFound);
});
