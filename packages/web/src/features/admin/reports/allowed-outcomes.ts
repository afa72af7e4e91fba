import type { Report } from "@linkedpotential/contract/moderation/schema";
import type { reportOutcomes } from "@linkedpotential/contract/moderation/states";

export type Outcome = (typeof reportOutcomes)[number];

/** Returns the outcomes that fit the report's state, none if nothing is left to decide. The server checks them again. */
export function allowedOutcomes({ state, isHidden, isHiddenByThis, current, steps }: Report): readonly Outcome[] {
  if (isHiddenByThis) return steps.at(-1)?.kind === "objected" ? ["restored", "hidden"] : ["restored"];
  if (isHidden && state === "settled") return [];
  return current ? ["hidden", "dismissed"] : ["dismissed"];
}
