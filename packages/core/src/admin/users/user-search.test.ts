import { expect, it } from "vitest";
import { userSearch } from "./user-search.ts";

const finds = (search: string) => userSearch(search)({ name: "Dr. Ida Öz", email: "ida@example.org" });

it("finds each word in name or address, ignoring case, accents and Unicode form", () => {
  for (const search of ["ida", "ÖZ", "o\u0308z example.org", "oz", "ÍDA", "  dr.   @EXAMPLE ", ""]) {
    expect(finds(search), search).toBe(true);
  }
});

it("finds nobody if a word is missing, or matches only across name and address", () => {
  for (const search of ["ida jan", "özida", "oez"]) expect(finds(search), search).toBe(false);
});
