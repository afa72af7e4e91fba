import { withFrenchSpacing } from "@linkedpotential/contract/french-spacing";
import type { Language } from "@linkedpotential/contract/user/schema";
import { expect, it } from "vitest";
import { allTexts } from "../testing/all-texts.ts";

const mistakes: Record<Language, RegExp> = {
  de: / - |--|\.\.\.| {2}|\p{L}'\p{L}|[«»]|“\p{L}|\p{L}„|\d (EUR|€|%|MB)/u,
  en: / - |--|\.\.\.| {2}|\p{L}'|["«»„]|\p{L}“|\d (%|EUR|MB)|(EUR|€) \d| [;:?!]|^[^\n]*\p{L} …$/u,
  fr: / - |--|\.\.\.| {2}|\p{L}'|["„“”]| [;:?!»]|« |[^\s]»|«\S|[\p{L})][;:?!]( |$)|\d (\d{3}(?!\d)|EUR|€|%|Mo)|^[^\n]*\p{L} …$/u,
};

it.each(["de", "en", "fr"] as const)(
  "texts in %s follow its typography of quotes, dashes, apostrophes, punctuation and numbers",
  (language) => {
    const typeset = (text: string) => (language === "fr" ? withFrenchSpacing(text) : text);
    const found = allTexts(language)
      .map(([path, text]) => `${path}: ${typeset(text)}`)
      .filter((line) => mistakes[language].test(line.slice(line.indexOf(": ") + 2)));
    expect(found).toEqual([]);
  },
);

it("German texts about work in progress end with an ellipsis", () => {
  const working = /\b(wird|werden) (geladen|geprüft|importiert|geändert|vorbereitet|bestätigt|angefordert)$/;
  expect(allTexts("de").filter(([, text]) => working.test(text))).toEqual([]);
});

const smallNumbers = {
  en: /(?<![\d.,–] ?(to|or)? ?)\b[2-9] (days|weeks|months|years|sentences|lines|names|questions|steps|projects)\b/,
  fr: /(?<![\d.,–] ?(à|ou)? ?)\b[2-9] (jours|semaines|mois|ans|phrases|lignes|noms|questions|étapes|projets)\b/,
};

it.each(["en", "fr"] as const)("guides and lessons in %s spell numbers up to nine", (language) => {
  const prose = allTexts(language).filter(([path]) => /^(guides\/|lessons\.)(?!.*calculator)/.test(path));
  expect(prose.filter(([, text]) => smallNumbers[language].test(text))).toEqual([]);
});
