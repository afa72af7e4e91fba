import { premiumCents } from "@linkedpotential/contract/billing/price";
import type { User } from "@linkedpotential/contract/user/schema";
import type { Texts } from "../../../texts/areas.ts";

export interface Plan {
  id: User["plan"];
  name: string;
  description: string;
  /** Gross price per month, in cents. */
  price: number;
  features: readonly string[];
  /** Advertised features that every plan has. The page says so next to them (O133). */
  shared: readonly string[];
  limitations: readonly string[];
}

export const plansIn = ({ plans }: Texts["billing"]): Plan[] => [
  { id: "kostenlos", price: 0, ...plans.kostenlos },
  { id: "premium", price: premiumCents, ...plans.premium },
];
