/** Plans of freelancers. `kostenlos` is free. The price of Premium is in `billing/price.ts`. */
export const plans = ["kostenlos", "premium"] as const;

/** Maximum number of leads on the free plan. */
export const freeLeadLimit = 50;
