/** Standard rate of § 12 (1) UStG, in percent. */
export const vatRate = 19;

/** Of a gross amount in cents, as a whole cent. */
export const netOf = (gross: number, rate: number): number => Math.round((gross * 100) / (100 + rate));
