import { expect, it } from "vitest";
import { telephoneLink } from "./telephone.ts";

it("dials a number however it is written", () => {
  expect(telephoneLink("+49 (0)40 / 123-45.6")).toBe("tel:+4940123456");
  expect(telephoneLink("(040) 123456")).toBe("tel:040123456");
});

it("dials nothing where there is no number, or more than one could read", () => {
  for (const phone of ["", "–", "0", "nach 17 Uhr", "040 1234 oder 0170 5678"]) {
    expect(telephoneLink(phone), phone).toBeUndefined();
  }
});
