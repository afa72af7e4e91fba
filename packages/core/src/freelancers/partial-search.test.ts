import { termsOf, trades } from "@linkedpotential/contract/freelancers/trades";
import { expect, it } from "vitest";
import { partialSearch, partialWords } from "./partial-search.ts";
import { profileWords } from "./profile-words.ts";

const profile = {
  name: "Tobias Cremer",
  activityArea: "Sales & Akquise",
  skills: ["Kaltakquise", "C++", "Übersetzung"],
  description: "Ich gewinne Kunden für Handwerksbetriebe in Öhringen.",
};

it.each([
  [{ search: "Fotos für Website" }, ["foto", "website"]],
  [{ search: "neue Katze für Tobias B.", skill: "IT" }, ["katze", "tobias", "it"]],
  [{ search: "Website Texte" }, ["texte", "website"]],
  [{ search: "Website für Texte" }, ["website", "texte"]],
  [{ search: "Onlineshop Produktbilder" }, ["onlineshop", "produktbilder", "produkt", "bilder"]],
  [{ search: "React" }, ["react", "programmierer", "softwareentwickler"]],
  [{ search: "SQL" }, ["sql", "datenanalyse"]],
  [{ search: "Fotovoltaikanlagen" }, ["fotovoltaikanlagen"]],
  [{ search: "ab" }, []],
])("a partial search %o looks up %o", (criteria, words) => {
  expect(partialWords(criteria)).toEqual(words);
});

it.each([
  [{ search: "Oehringen Hafen Kaltakquise" }, [2, 0, 2]],
  [{ search: "Hafen" }, undefined],
  [{ search: "Hafen Vertrieb", skill: "Übersetzung Hafen" }, [0, 2, 2, 0]],
  [{ search: "Vertrieb", skill: "Hafen" }, undefined],
  [{ search: "Lokalisierung Ersatzlager Vertrieb" }, [1, 0, 2]],
  [{ search: "" }, undefined],
])("a partial search %o meets the words by the degrees %o", (criteria, degrees) => {
  expect(partialSearch(criteria)(profileWords(profile))).toEqual(degrees);
});

it("no word of a trade is met by every profile", () => {
  const lists = trades.flatMap(({ names, signs, broader, partly }) => [names, signs, broader, partly].flatMap(termsOf));
  for (const search of lists) expect(partialWords({ search }), search).not.toContain("");
});
