import { isVatIdOf, memberStates } from "@linkedpotential/contract/billing/vat-ids";
import { expect, it } from "vitest";
import { vatIdExample } from "./vat-id-example.ts";

it("every example has the form of its country", () => {
  for (const country of [...memberStates, "MC"]) {
    const example = vatIdExample(country) ?? "";
    expect([example, example !== "" && isVatIdOf(country, example)]).toEqual([example, true]);
  }
  expect(vatIdExample("CH")).toBeUndefined();
});
