import { expect, it } from "vitest";
import { isAvailableNow } from "./available-now.ts";

it.each([
  ["Ab sofort, 2 Tage pro Woche", true],
  ["ab SOFORT", true],
  ["Sofort verfügbar", true],
  ["Ab sofort, aber nicht vor Ort", true],
  ["Remote. Ab jetzt", true],
  ["Derzeit frei (Köln)", true],
  ["Available immediately, 3 days a week", true],
  ["Available now", true],
  ["ASAP", true],
  ["Disponible immédiatement", true],
  ["Dès maintenant, à distance", true],
  ["", false],
  ["Ab März", false],
  ["Ab sofort ausgebucht", false],
  ["Jetzt nicht, ab Mai", false],
  ["Bis Mai belegt, nicht sofort", false],
  ["Fully booked right now", false],
  ["Pas immédiatement", false],
  ["Sofortbildkamera", false],
  ["Nowak & Söhne", false],
])("the availability %s counts as available now: %s", (availability, expected) => {
  expect(isAvailableNow(availability)).toBe(expected);
});
