import { expect, it } from "vitest";
import { motifForTitle } from "./event-motif.ts";

it.each([
  ["LinkedIn Sales Masterclass", "sales"],
  ["Personal BRANDING in 60 Minuten", "branding"],
  ["Content-Marketing für Einsteiger", "marketing"],
  ["Outreach, der Antworten bringt", "outreach"],
  ["Automation ohne Code", "automation"],
  ["Strategy Day", "strategy"],
])("%s gets its motif by an English keyword [EVENT-11..14, EVENT-15, EVENT-16]", (title, motif) => {
  expect(motifForTitle(title)).toBe(motif);
});

it.each([
  ["Mehr Vertrieb wagen", "sales"],
  ["Ihre Strategie für 2027", "strategy"],
  ["Automatisierung im Alltag", "automation"],
  ["Honorare verhandeln", "negotiation"],
])("%s gets its motif by a German keyword [EVENT-18-NS]", (title, motif) => {
  expect(motifForTitle(title)).toBe(motif);
});

it("the first keyword decides, and a title without keywords gets the default [EVENT-17, EVENT-18-NS]", () => {
  expect(motifForTitle("Strategie und Sales")).toBe("strategy");
  expect(motifForTitle("Sales und Strategie")).toBe("sales");
  expect(motifForTitle("Offene Fragerunde")).toBe("standard");
});
