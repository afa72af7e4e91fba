import { isVatIdOf, memberStates } from "@linkedpotential/contract/billing/vat-ids";
import { expect, it } from "vitest";
import { vatIdExample } from "./vat-id-example.ts";

it("every example of a VAT id matches the pattern of its country, and a country outside the EU has none", () => {
  for (const country of [...memberStates, "MC"]) {
    const example = vatIdExample(country) ?? "";
    expect([example, example !== "" && isVatIdOf(country, example)]).toEqual([example, true]);
  }
  expect(vatIdExample("CH")).toBeUndefined();
});
