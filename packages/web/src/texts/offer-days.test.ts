import { expect, it } from "vitest";
import de from "./de/request-messages.ts";
import en from "./en/request-messages.ts";
import fr from "./fr/request-messages.ts";

it.each([
  [0.5, "0,5 Tage", "0.5 days", "0,5 jour"],
  [1, "1 Tag", "1 day", "1 jour"],
  [1.5, "1,5 Tage", "1.5 days", "1,5 jour"],
  [2, "2 Tage", "2 days", "2 jours"],
  [6.5, "6,5 Tage", "6.5 days", "6,5 jours"],
])("%d days of an offer are written as %s, %s and %s", (days, german, english, french) => {
  const [inGerman, inEnglish, inFrench] = [de, en, fr].map(({ proposals }) => proposals.offer.prices);
  expect(inGerman?.days(days, "700 €", "S")).toBe(`${german} zu 700 € = S netto`);
  expect(inGerman?.totalForDays("S", days)).toBe(`S netto für ${german}`);
  expect(inEnglish?.days(days, "€700", "S")).toBe(`${english} at €700 = S net`);
  expect(inEnglish?.totalForDays("S", days)).toBe(`S net for ${english}`);
  expect(inFrench?.days(days, "700 €", "S")).toBe(`${french} à 700 € = S hors TVA`);
  expect(inFrench?.totalForDays("S", days)).toBe(`S hors TVA pour ${french}`);
});
