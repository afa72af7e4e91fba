import { premiumCents } from "@linkedpotential/contract/billing/price";
import type { User } from "@linkedpotential/contract/user/schema";
import type { Texts } from "../../../texts/areas.ts";

export interface Plan {
  id: User["plan"];
  name: string;
  description: string;
  /** Gross price of a month, in cents. */
  price: number;
  features: readonly string[];
  /** What it advertises, too, though every plan has it: said beside it (O133). */
  shared: readonly string[];
  limitations: readonly string[];
}

export const plansIn = ({ plans }: Texts["billing"]): Plan[] => [
  { id: "kostenlos", price: 0, ...plans.kostenlos },
  { id: "premium", price: premiumCents, ...plans.premium },
];
