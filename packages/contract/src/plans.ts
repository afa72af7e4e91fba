/** Plans of freelancers. `kostenlos` is the free plan. The price of Premium is in `billing/price.ts`. */
export const plans = ["kostenlos", "premium"] as const;

export const freeLeadLimit = 50;
