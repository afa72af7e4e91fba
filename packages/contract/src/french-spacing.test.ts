import { expect, it } from "vitest";
import { withFrenchSpacing } from "./french-spacing.ts";

it.each([
  ["Oublié ? Oui ! Non ; voici : « ada »", "Oublié_? Oui_! Non_; voici_: «_ada_»"],
  ["1 000 000 pixels, 4 Mo, 19 % de 29,00 EUR ou 5 €", "1_000_000 pixels, 4_Mo, 19_% de 29,00_EUR ou 5_€"],
  ["le 12 mars à 10:30, 3 Modules, 5 20000", "le 12 mars à 10:30, 3 Modules, 5 20000"],
])("sets %s with French spacing", (written, set) => {
  expect(withFrenchSpacing(written)).toBe(set.replaceAll("_", "\u00a0"));
});

it("applies to texts in arrays, objects and functions, and leaves other values unchanged", () => {
  const texts = { list: ["a ?", 1, null], of: (name: string) => ({ title: `${name} :` }) };
  const set = withFrenchSpacing(texts);
  expect(set.list).toEqual(["a\u00a0?", 1, null]);
  expect(set.of("Zoé")).toEqual({ title: "Zoé\u00a0:" });
});
