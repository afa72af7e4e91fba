import { expect, it } from "vitest";
import { priceText, proposalFacts } from "./proposal-facts.ts";

const linesOf = (language: "de" | "en" | "fr", offer: Parameters<typeof priceText>[1]): string =>
  proposalFacts({ name: "Petra Groß", language, timezone: "Europe/Berlin" }, "Änne W.", { offer })
    .join("; ")
    .replace(/\s/gu, " ");

it.each([
  ["de", 1, 700, "Angebot: 1 Tag zu 700 € = 700 €, zzgl. USt."],
  ["de", 0.5, 701, "Angebot: 0,5 Tage zu 701 € = 350,50 €, zzgl. USt."],
  ["de", 6.5, 700, "Angebot: 6,5 Tage zu 700 € = 4.550 €, zzgl. USt."],
  ["en", 1, 700, "Offer: 1 day at €700 = €700, plus VAT"],
  ["en", 0.5, 701, "Offer: 0.5 days at €701 = €350.50, plus VAT"],
  ["en", 6.5, 700, "Offer: 6.5 days at €700 = €4,550, plus VAT"],
  ["fr", 0.5, 701, "Devis : 0,5 jour à 701 € = 350,50 €, hors TVA"],
  ["fr", 1.5, 700, "Devis : 1,5 jour à 700 € = 1 050 €, hors TVA"],
  ["fr", 6.5, 700, "Devis : 6,5 jours à 700 € = 4 550 €, hors TVA"],
] as const)("a mail in %s tells an offer for %d days at %d euros", (language, days, amount, expected) => {
  expect(linesOf(language, { amount, unit: "day", days })).toBe(expected);
});

it.each([
  ["de", 1, "Umfang: 1 Tag"],
  ["de", 2.5, "Umfang: 2,5 Tage"],
  ["en", 2.5, "Scope: 2.5 days"],
  ["fr", 1.5, "Durée : 1,5 jour"],
] as const)("a mail in %s tells the %d days of a total price", (language, days, expected) => {
  expect(linesOf(language, { amount: 2400, unit: "total", days })).toContain(`; ${expected}`);
});

it("the price of an offer has cents only when they are not zero", () => {
  const priceOf = (amount: number) => priceText("de", { amount, unit: "day", days: 1.5 }).replace(/\s/gu, " ");
  expect([priceOf(700), priceOf(681)]).toEqual(["1.050 €", "1.021,50 €"]);
});
