import type { Report } from "@linkedpotential/contract/moderation/schema";
import type { reportOutcomes } from "@linkedpotential/contract/moderation/values";

export type Outcome = (typeof reportOutcomes)[number];

/** What can be decided as things stand; the server has the last word. */
export function outcomesOf({ isHidden, current, steps }: Report): readonly Outcome[] {
  if (isHidden) return steps.at(-1)?.kind === "objected" ? ["restored", "hidden"] : ["restored"];
  return current ? ["hidden", "dismissed"] : ["dismissed"];
}
