import type { ListedFreelancer } from "@linkedpotential/contract/freelancers/schema";
import type { ReactNode } from "react";

export interface ComparisonRow {
  label: string;
  /** Text that is the same for people who have the same value. */
  contentOf: (person: ListedFreelancer) => string;
  /** Empty if the profile does not state the value. */
  cellOf: (person: ListedFreelancer) => ReactNode;
}
