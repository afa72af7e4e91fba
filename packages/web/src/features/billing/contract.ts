import type { Subscription } from "@linkedpotential/contract/billing/schema";

/** Whether a paid contract exists. Premium granted by an admin has none. */
export const isRunning = ({ status }: Subscription): boolean => status === "active" || status === "past_due";

/** The provider writes `visa`. */
export const brandName = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);
