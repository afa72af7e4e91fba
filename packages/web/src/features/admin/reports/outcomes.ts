import type { Report } from "@linkedpotential/contract/moderation/schema";
import type { reportOutcomes } from "@linkedpotential/contract/moderation/values";

export type Outcome = (typeof reportOutcomes)[number];

/** Returns the outcomes that fit the report's state. The server checks them again. */
export function outcomesOf({ isHidden, current, steps }: Report): readonly Outcome[] {
  if (isHidden) return steps.at(-1)?.kind === "objected" ? ["restored", "hidden"] : ["restored"];
  return current ? ["hidden", "dismissed"] : ["dismissed"];
}
