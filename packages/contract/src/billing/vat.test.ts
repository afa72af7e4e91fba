import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countries } from "./countries.ts";
import { premiumCents, premiumNetCents } from "./price.ts";
import { netOf, type Vat, vatFor } from "./vat.ts";
import { isVatIdOf, memberStateOf, memberStates, normalizeVatId, vatIdPattern } from "./vat-ids.ts";
import { standardRate } from "./vat-rates.ts";

const day = "2027-03-12";
const off = { isOneStopShop: false, day };
const on = { isOneStopShop: true, day };
const customer = (country: string, vatId = "") => ({ country, vatId });
const idIn = (country: string) => fc.stringMatching(new RegExp(`^${vatIdPattern(country)}$`));

describe("the VAT of a customer", () => {
  it.each<[string, string, string, Vat, Vat]>([
    [
      "Germany",
      "DE",
      "",
      { treatment: "domestic", state: "DE", rate: 19 },
      { treatment: "domestic", state: "DE", rate: 19 },
    ],
    [
      "Germany with an id",
      "DE",
      "DE123456789",
      { treatment: "domestic", state: "DE", rate: 19 },
      { treatment: "domestic", state: "DE", rate: 19 },
    ],
    [
      "Austria",
      "AT",
      "",
      { treatment: "domestic", state: "DE", rate: 19 },
      { treatment: "one_stop_shop", state: "AT", rate: 20 },
    ],
    [
      "Austria with an id",
      "AT",
      "ATU12345678",
      { treatment: "reverse_charge", rate: 0 },
      { treatment: "reverse_charge", rate: 0 },
    ],
    [
      "Austria with another country's id",
      "AT",
      "DE123456789",
      { treatment: "domestic", state: "DE", rate: 19 },
      { treatment: "one_stop_shop", state: "AT", rate: 20 },
    ],
    [
      "Greece, whose ids begin with EL",
      "GR",
      "EL123456789",
      { treatment: "reverse_charge", rate: 0 },
      { treatment: "reverse_charge", rate: 0 },
    ],
    [
      "Monaco as France",
      "MC",
      "",
      { treatment: "domestic", state: "DE", rate: 19 },
      { treatment: "one_stop_shop", state: "FR", rate: 20 },
    ],
    [
      "Switzerland",
      "CH",
      "CHE-123.456.789",
      { treatment: "outside_eu", rate: 0 },
      { treatment: "outside_eu", rate: 0 },
    ],
    [
      "Northern Ireland with its id for goods",
      "GB",
      "XI123456789",
      { treatment: "outside_eu", rate: 0 },
      { treatment: "outside_eu", rate: 0 },
    ],
  ])("%s [D66]", (_, country, vatId, without, withShop) => {
    expect(vatFor(customer(country, vatId), off)).toEqual(without);
    expect(vatFor(customer(country, vatId), on)).toEqual(withShop);
  });

  it("for every country, id and setting, net and VAT add up to the unchanged gross price, and a rate above zero names its state", () => {
    const anyCustomer = fc.constantFrom(...countries).chain((country) =>
      fc.record({
        country: fc.constant(country),
        vatId: fc.oneof(
          fc.constant(""),
          fc.string({ maxLength: 20 }),
          ...(vatIdPattern(country) ? [idIn(country)] : []),
        ),
      }),
    );
    const anyDay = fc.date({ min: new Date("2027-01-01"), max: new Date("2040-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(anyCustomer, fc.boolean(), anyDay, (given, isOneStopShop, at) => {
        const vat = vatFor(given, { isOneStopShop, day: at.toISOString().slice(0, 10) });
        const net = netOf(premiumCents, vat.rate);
        const tax = premiumCents - net;
        expect(net + tax).toBe(2900);
        expect(Number.isInteger(net) && tax >= 0).toBe(true);
        expect(tax > 0).toBe(vat.treatment === "domestic" || vat.treatment === "one_stop_shop");
        expect(vat.state !== undefined).toBe(tax > 0);
        expect(vat.treatment === "outside_eu").toBe(memberStateOf(given.country) === undefined);
        if (vat.treatment === "reverse_charge") expect(isVatIdOf(given.country, given.vatId)).toBe(true);
        if (vat.treatment === "one_stop_shop") expect(isOneStopShop).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("VAT ids", () => {
  it("match the form of their own country only, in any grouping", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...memberStates).chain((state) => fc.tuple(fc.constant(state), idIn(state))),
        ([state, id]) => {
          expect(isVatIdOf(state, id)).toBe(true);
          expect(isVatIdOf(state, ` ${id.slice(0, 4).toLowerCase()} ${id.slice(4)} `)).toBe(true);
          expect(memberStates.filter((other) => isVatIdOf(other, id))).toEqual([state]);
          expect(isVatIdOf(state, id.slice(2))).toBe(false);
          expect(isVatIdOf(state, `${id}${"0".repeat(11)}`)).toBe(false);
        },
      ),
    );
  });

  it.each([
    ["AT", "ATU 1234 5678", "ATU12345678"],
    ["IE", "ie1234567fa", "IE1234567FA"],
    ["NL", "NL 1234.56.789.B01", "NL123456789B01"],
    ["CH", "CHE-123.456.789 MWST", "CHE-123.456.789 MWST"],
  ])("%s: %s is normalized to %s", (country, written, kept) => {
    expect(normalizeVatId(country, written)).toBe(kept);
    expect(isVatIdOf(country, written)).toBe(true);
  });
});

it("the standard rate depends on the day", () => {
  expect(["2024-06-30", "2025-06-30", "2025-07-01"].map((at) => standardRate("EE", at))).toEqual([22, 22, 24]);
  expect(["2025-07-31", "2025-08-01"].map((at) => standardRate("RO", at))).toEqual([19, 21]);
  expect(standardRate("FI", day)).toBe(25.5);
  expect(standardRate("SK", "1990-01-01")).toBe(20);
  expect(new Set(countries).size).toBe(249);
  for (const state of memberStates) {
    expect(countries).toContain(state);
    expect(standardRate(state, day)).toBeGreaterThanOrEqual(17);
    expect(standardRate(state, day)).toBeLessThanOrEqual(27);
  }
});

it("net amounts are whole cents", () => {
  expect([netOf(2900, 19), netOf(-2900, 19), netOf(100, 0), netOf(1, 19), netOf(2900, 25.5)]).toEqual([
    2437, -2437, 100, 1, 2311,
  ]);
});

it("the net price in texts is the price without German VAT", () => {
  expect(premiumNetCents).toBe(netOf(premiumCents, standardRate("DE", "2027-01-15")));
});
