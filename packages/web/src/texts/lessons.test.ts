import { lessonIds, trainingIds, trainings } from "@linkedpotential/contract/trainings/catalogue";
import { expect, it } from "vitest";
import { textLeaves } from "../testing/text-leaves.ts";
import de from "./de/lessons.ts";
import en from "./en/lessons.ts";
import fr from "./fr/lessons.ts";

const languages = { de, en, fr };

const textsOf = (language: keyof typeof languages) => [...textLeaves(languages[language])];

it.each(["de", "en", "fr"] as const)("the texts in %s contain every training and lesson, and no others", (language) => {
  const texts = languages[language];
  expect(Object.keys(texts)).toEqual(trainingIds);
  for (const { id, lessons } of trainings)
    expect([id, Object.keys(texts[id].lessons)]).toEqual([id, lessons.map((lesson) => lesson.id)]);
});

it.each(["de", "en", "fr"] as const)(
  "the texts in %s contain no duplicates, and every summary has 180 to 420 characters",
  (language) => {
    const texts = textsOf(language);
    expect(texts).toHaveLength(trainingIds.length * 2 + lessonIds.length * 3);
    expect(new Set(texts.map(([, text]) => text)).size).toBe(texts.length);
    for (const [path, text] of texts) {
      if (path.endsWith(".summary")) expect([path, text.length >= 180 && text.length <= 420]).toEqual([path, true]);
      expect([path, text.trim() === text && text.length > 3]).toEqual([path, true]);
    }
  },
);

it.each(["en", "fr"] as const)("no text in %s is still German", (language) => {
  const german = new Map(textsOf("de"));
  expect(textsOf(language).filter(([path, text]) => german.get(path) === text)).toEqual([]);
});

it("the German texts address the reader formally [D59]", () => {
  for (const [path, text] of textsOf("de"))
    expect([path, /\b(du|dir|dich|dein\w*)\b/i.test(text)]).toEqual([path, false]);
});
