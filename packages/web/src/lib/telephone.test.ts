import { expect, it } from "vitest";
import { telephoneLink } from "./telephone.ts";

it("links to a phone number in any common notation", () => {
  expect(telephoneLink("+49 (0)40 / 123-45.6")).toBe("tel:+4940123456");
  expect(telephoneLink("(040) 123456")).toBe("tel:040123456");
  expect(telephoneLink("110")).toBe("tel:110");
});

it("returns no link for a text that is not exactly one phone number", () => {
  for (const phone of ["", "–", "0", "12", "nach 17 Uhr", "040 1234 oder 0170 5678"]) {
    expect(telephoneLink(phone), phone).toBeUndefined();
  }
});
