import { vatIdPattern } from "@linkedpotential/contract/billing/vat-ids";

/** Examples for countries whose pattern has alternatives. */
const examples: Readonly<Record<string, string>> = {
  ES: "ESX12345678",
  FR: "FRXX123456789",
  IE: "IE1234567FA",
  LT: "LT123456789",
  MC: "FRXX123456789",
};

/** Makes up a VAT id in the form of a country, to show what one looks like. Undefined outside the EU. */
export const vatIdExample = (country: string): string | undefined =>
  examples[country] ??
  vatIdPattern(country)
    ?.replace(/\\d\{(\d+)(?:,\d+)?\}/g, (_, length: string) => "123456789012".slice(0, Number(length)))
    .replace("[01]", "0")
    .replace("[A-Z]", "X");
