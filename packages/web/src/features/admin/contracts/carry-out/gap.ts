import type { SettleValues } from "../settle-values.ts";
import type { OpenSteps } from "./open-steps.ts";
import type { OpenStepsState } from "./use-open-steps.ts";

type Chosen = Pick<SettleValues, "outcome" | "ends" | "refunds">;

/** Returns the open steps that are selected. */
export function selectedSteps(
  { outcome, ends, refunds }: Chosen,
  { steps: { ending, refund }, preselected }: OpenStepsState,
): OpenSteps {
  const isCarriedOut = outcome === "carried_out";
  return {
    ending: isCarriedOut && (ends ?? preselected.ending) ? ending : null,
    refund: isCarriedOut && (refunds ?? preselected.refund) ? refund : null,
  };
}

/**
 * Returns what contradicts the report that a declaration is carried out. Undefined if nothing does. An admin has to
 * confirm the report then.
 */
export function gapOf(chosen: Chosen, open: OpenStepsState): "running" | "unrefunded" | "both" | "unknown" | undefined {
  if (chosen.outcome !== "carried_out") return undefined;
  if (open.isUnknown) return "unknown";
  const selected = selectedSteps(chosen, open);
  const runs = open.steps.ending !== null && selected.ending === null;
  const isUnrefunded = open.steps.refund !== null && selected.refund === null;
  if (runs && isUnrefunded) return "both";
  if (runs) return "running";
  return isUnrefunded ? "unrefunded" : undefined;
}
