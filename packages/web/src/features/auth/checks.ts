import type { PlainKey } from "@linkedpotential/contract/problem-texts";
import type { Problem } from "@linkedpotential/contract/problems";

/** What is wrong with a password that is typed twice (D30); `missing` is told of one that is not. */
export function confirmationProblem(password: string, confirmation: string, missing: PlainKey): Problem | undefined {
  if (!confirmation) return { key: missing };
  return confirmation === password ? undefined : { key: "passwordsDiffer" };
}
