/**
 * Patterns of VAT ids by member state, without spaces and dots, as the Commission's VIES accepts them. A VAT id begins
 * with the country code, except for Greece (`EL`). Northern Ireland's `XI` is missing, because it covers goods only:
 * for services Northern Ireland is outside the EU.
 */
const patterns = {
  AT: "ATU\\d{8}",
  BE: "BE[01]\\d{9}",
  BG: "BG\\d{9,10}",
  CY: "CY\\d{8}[A-Z]",
  CZ: "CZ\\d{8,10}",
  DE: "DE\\d{9}",
  DK: "DK\\d{8}",
  EE: "EE\\d{9}",
  ES: "ES(?:[A-Z]\\d{7}[A-Z0-9]|\\d{8}[A-Z])",
  FI: "FI\\d{8}",
  FR: "FR[A-HJ-NP-Z0-9]{2}\\d{9}",
  GR: "EL\\d{9}",
  HR: "HR\\d{11}",
  HU: "HU\\d{8}",
  IE: "IE(?:\\d{7}[A-W][A-I]?|\\d[A-Z+*]\\d{5}[A-W])",
  IT: "IT\\d{11}",
  LT: "LT(?:\\d{9}|\\d{12})",
  LU: "LU\\d{8}",
  LV: "LV\\d{11}",
  MT: "MT\\d{8}",
  NL: "NL\\d{9}B\\d{2}",
  PL: "PL\\d{10}",
  PT: "PT\\d{9}",
  RO: "RO\\d{2,10}",
  SE: "SE\\d{12}",
  SI: "SI\\d{8}",
  SK: "SK\\d{10}",
} as const;

export type MemberState = keyof typeof patterns;

/** @internal */
export const memberStates = Object.keys(patterns) as readonly MemberState[];

const isMemberState = (country: string): country is MemberState => country in patterns;

/** Returns the member state whose VAT applies in a country. Monaco counts as France (Art. 7 of the VAT Directive). */
export const memberStateOf = (country: string): MemberState | undefined => {
  if (country === "MC") return "FR";
  return isMemberState(country) ? country : undefined;
};

/** Returns the pattern of a country's VAT ids. Undefined outside the EU, where any text is accepted. */
export const vatIdPattern = (country: string): string | undefined => {
  const state = memberStateOf(country);
  return state && patterns[state];
};

const gap = "[\\s.-]*";

const bothCases = (one: string): string =>
  one.startsWith("[") ? `[${one.slice(1, -1)}${one.slice(1, -1).toLowerCase()}]` : `[${one}${one.toLowerCase()}]`;

/**
 * Returns the pattern of a VAT id as users type it: in upper or lower case, grouped by spaces, dots or hyphens, or
 * blank.
 */
export function writtenVatIdPattern(country: string): string | undefined {
  const grouped = vatIdPattern(country)?.replace(
    /\\d|\[[^\]]+\]|[A-Z]/g,
    (one) => `(?:${one === "\\d" ? one : bothCases(one)}${gap})`,
  );
  return grouped && `^(?:\\s*|${gap}${grouped})$`;
}

/** Removes grouping characters from a VAT id. Ids from outside the EU stay unchanged. */
export const normalizeVatId = (country: string, vatId: string): string =>
  memberStateOf(country) ? vatId.replace(/[\s.-]/g, "").toUpperCase() : vatId;

/**
 * Tells whether a VAT id has the form that its country requires. True for a blank id and for countries outside the EU.
 */
export function isVatIdOf(country: string, vatId: string): boolean {
  const pattern = writtenVatIdPattern(country);
  return pattern === undefined || new RegExp(pattern).test(vatId);
}
