import { expect, it } from "vitest";
import { userSearch } from "./user-search.ts";

const finds = (search: string) => userSearch(search)({ name: "Dr. Ida Öz", email: "ida@example.org" });

it("finds each word somewhere in name or address, whatever its case and accents, and however its letters are made up", () => {
  for (const search of ["ida", "ÖZ", "o\u0308z example.org", "oz", "ÍDA", "  dr.   @EXAMPLE ", ""]) {
    expect(finds(search), search).toBe(true);
  }
});

it("finds nobody where one word is missing, or would only arise from name and address side by side", () => {
  for (const search of ["ida jan", "özida", "oez"]) expect(finds(search), search).toBe(false);
});
