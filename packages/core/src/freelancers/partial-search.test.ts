import { expect, it } from "vitest";
import { partialSearch, partialWords, profileWords } from "./profile-words.ts";

const profile = {
  name: "Tobias Cremer",
  activityArea: "Sales & Akquise",
  skills: ["Kaltakquise", "C++", "Übersetzung"],
  description: "Ich gewinne Kunden für Handwerksbetriebe in Öhringen.",
};

it.each([
  [{ search: "Fotos für Website" }, ["foto", "website"]],
  [{ search: "neue Katze für Tobias B.", skill: "IT" }, ["katze", "tobias", "it"]],
  [{ search: "ab" }, []],
])("a partial search %o looks up %o", (criteria, words) => {
  expect(partialWords(criteria)).toEqual(words);
});

it.each([
  [{ search: "Oehringen Hafen Kaltakquise" }, [0, 2]],
  [{ search: "Hafen" }, []],
  [{ search: "Hafen Vertrieb", skill: "Übersetzung Hafen" }, [1, 2]],
  [{ search: "Vertrieb", skill: "Hafen" }, []],
])("a partial search %o finds the words at %o", (criteria, found) => {
  expect(partialSearch(criteria)(profileWords(profile))).toEqual(found);
});
