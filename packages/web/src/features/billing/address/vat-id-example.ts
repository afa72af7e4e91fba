import { vatIdPattern } from "@linkedpotential/contract/billing/vat-ids";

/** VAT ids of countries whose pattern has alternatives, so that no example can be derived from the pattern. */
const examples: Readonly<Record<string, string>> = {
  ES: "ESX12345678",
  FR: "FRXX123456789",
  IE: "IE1234567FA",
  LT: "LT123456789",
  MC: "FRXX123456789",
};

/** Returns an example of a country's VAT id, derived from its pattern. Undefined outside the EU. */
export const vatIdExample = (country: string): string | undefined =>
  examples[country] ??
  vatIdPattern(country)
    ?.replace(/\\d\{(\d+)(?:,\d+)?\}/g, (_, length: string) => "123456789012".slice(0, Number(length)))
    .replace("[01]", "0")
    .replace("[A-Z]", "X");
