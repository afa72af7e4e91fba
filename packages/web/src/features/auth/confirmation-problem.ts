import type { PlainKey } from "@linkedpotential/contract/problem-texts";
import type { Problem } from "@linkedpotential/contract/problems";

/**
 * Returns the problem with the repetition of a password, if any. `missing` is the key of the text for an empty
 * repetition.
 */
export function confirmationProblem(password: string, confirmation: string, missing: PlainKey): Problem | undefined {
  if (!confirmation) return { key: missing };
  return confirmation === password ? undefined : { key: "passwordsDiffer" };
}
