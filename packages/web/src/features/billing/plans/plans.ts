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
  /** Features of Premium that the free plan also includes. A heading above them says so (O133). */
  shared: readonly string[];
  limitations: readonly string[];
}

export const localizedPlans = ({ plans }: Texts["billing"]): Plan[] => [
  { id: "kostenlos", price: 0, ...plans.kostenlos },
  { id: "premium", price: premiumCents, ...plans.premium },
];
