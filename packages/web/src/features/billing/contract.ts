import type { Subscription } from "@linkedpotential/contract/billing/schema";

/** Returns whether a paid contract exists. Premium that an admin granted has no contract. */
export const hasRunningContract = ({ status }: Subscription): boolean => status === "active" || status === "past_due";

export const hasOpenPayment = ({ status }: Subscription): boolean => status === "past_due";

/** Returns the display name of a card brand: `visa` becomes `Visa`. */
export const brandName = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);
