import { trainingCategories } from "@linkedpotential/contract/trainings/catalogue";
import { expect, it } from "vitest";
import { categoryTone } from "./category-tone.ts";

it("each category has a color of its own [TRAIN-14..17, TRAIN-18..20]", () => {
  expect([...trainingCategories].sort()).toEqual(
    ["Abschluss", "Follow-up", "Outreach", "Positionierung", "Profil", "Verhandlung", "Verkauf"].sort(),
  );
  const tones = trainingCategories.map(categoryTone);
  expect(new Set(tones).size).toBe(7);
  // No category may use these colors: orange means overdue, red means an error (D60), and gray is for unknown
  // categories.
  expect(tones.filter((tone) => ["neutral", "warn", "danger"].includes(tone))).toEqual([]);
});

it.each(["Marketing", "", "constructor"])("the unknown category %j is gray [TRAIN-21]", (category) => {
  expect(categoryTone(category)).toBe("neutral");
});
