import { expect, it } from "vitest";
import { emptyFilter } from "./empty-filter.ts";
import { withStatedDayRate } from "./stated-day-rate.ts";

it.each([
  ["unter 700", "", "700"],
  ["Texter unter 700", "Texter", "700"],
  ["700 Euro", "", "700"],
  ["max. 800 € Tagessatz", "", "800"],
  ["max 800", "", "800"],
  ["Texter bis zu 1.200€ pro Tag in Bremen", "Texter in Bremen", "1200"],
  ["Tagessatz bis 650 EUR", "", "650"],
  ["Tagessatz 650", "", "650"],
  ["€ 500", "", "500"],
  ["writer under 900 euros", "writer", "900"],
  ["moins de 600 €", "", "600"],
  ["bis 2000 Euro", "", "2000"],
  ["bis 2027", "bis 2027", ""],
  ["unter 80 €", "unter 80 €", ""],
  ["100 Euro pro Stunde", "100 Euro pro Stunde", ""],
  ["bis 100 Euro pro Stunde", "bis 100 Euro pro Stunde", ""],
  ["ab 700 €", "ab 700 €", ""],
  ["ISO 27001", "ISO 27001", ""],
  ["bis 70000 Euro", "bis 70000 Euro", ""],
  ["bis 20.000 Euro", "bis 20.000 Euro", ""],
  ["Kunter 700", "Kunter 700", ""],
])("the keywords %s search for %o with a maximum day rate of %o", (search, text, maxDayRate) => {
  expect(withStatedDayRate({ ...emptyFilter, search })).toEqual({ ...emptyFilter, search: text, maxDayRate });
});

it("a chosen maximum day rate counts, not that of the keywords", () => {
  const filter = { ...emptyFilter, search: "Texter unter 700", maxDayRate: "500" };
  expect(withStatedDayRate(filter)).toEqual({ ...filter, search: "Texter" });
});
