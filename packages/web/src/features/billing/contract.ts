import type { Subscription } from "@linkedpotential/contract/billing/schema";

/** Paid by somebody: Premium that was given has no contract. */
export const isRunning = ({ status }: Subscription): boolean => status === "active" || status === "past_due";

/** The provider writes `visa`. */
export const brandName = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);
