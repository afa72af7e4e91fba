import { expect, it } from "vitest";
import { shortened, subjectMax, subjectWith } from "./subject.ts";

it.each([
  ["kurz", 4, "kurz"],
  ["Neue Preise für alte Angebote", 20, "Neue Preise für…"],
  ["Neue Preise, und alte", 13, "Neue Preise…"],
  ["Donaudampfschifffahrtsgesellschaft", 10, "Donaudamp…"],
  ["Genau drei Wörter", 11, "Genau drei…"],
  ["👩‍💻👩‍💻👩‍💻", 11, "👩‍💻👩‍💻…"],
])("shortens %s to %i characters", (text, max, expected) => {
  expect(shortened(text, max)).toBe(expected);
});

it("shortens only the name in a subject", () => {
  const write = (name: string) => `Abgesagt: ${name}`;
  expect(subjectWith(write, "Preise nennen")).toBe("Abgesagt: Preise nennen");
  const long = subjectWith(write, "Preise nennen, verhandeln und über Monate halten, ohne zu feilschen");
  expect(long).toBe("Abgesagt: Preise nennen, verhandeln und über…");
  expect(long.length).toBeLessThanOrEqual(subjectMax);
});
