import { expect, it } from "vitest";
import { codeText } from "./code-text.ts";

it("a random code is written in groups of four, a chosen one as it is", () => {
  expect(codeText("PL9Q5PJRGZ77FY6U")).toBe("PL9Q 5PJR GZ77 FY6U");
  for (const code of ["NORD2027", "NORD-2027", "PL9Q5PJRGZ77FY6U2", ""]) expect(codeText(code)).toBe(code);
});
