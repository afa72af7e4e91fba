import { expect, it } from "vitest";
import { motifOf } from "./event-motif.ts";

it.each([
  ["LinkedIn Sales Masterclass", "sales"],
  ["Personal BRANDING in 60 Minuten", "branding"],
  ["Content-Marketing für Einsteiger", "marketing"],
  ["Outreach, der Antworten bringt", "outreach"],
  ["Automation ohne Code", "automation"],
  ["Strategy Day", "strategy"],
])("knows %s by its keyword [EVENT-11..14, EVENT-15, EVENT-16]", (title, motif) => {
  expect(motifOf(title)).toBe(motif);
});

it.each([
  ["Mehr Vertrieb wagen", "sales"],
  ["Ihre Strategie für 2027", "strategy"],
  ["Automatisierung im Alltag", "automation"],
  ["Honorare verhandeln", "negotiation"],
])("knows %s by a German word [EVENT-18-NS]", (title, motif) => {
  expect(motifOf(title)).toBe(motif);
});

it("takes of several the one that stands first, and else the default [EVENT-17, EVENT-18-NS]", () => {
  expect(motifOf("Strategie und Sales")).toBe("strategy");
  expect(motifOf("Sales und Strategie")).toBe("sales");
  expect(motifOf("Offene Fragerunde")).toBe("standard");
});
