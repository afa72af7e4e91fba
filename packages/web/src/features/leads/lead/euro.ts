const whole = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR", maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });

/** An amount in EUR as Germans write it; cents only where there are any: `12.500 €`. */
export const euro = (amount: number): string => (Number.isInteger(amount) ? whole : exact).format(amount);

/** A sum, rounded to whole euros. */
export const wholeEuro = (amount: number): string => whole.format(amount);
