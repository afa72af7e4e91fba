import type { Problem } from "@linkedpotential/contract/problems";

/** What is wrong with a password that is typed twice (D30). */
export function confirmationProblem(password: string, confirmation: string): Problem | undefined {
  if (!confirmation) return { key: "required" };
  return confirmation === password ? undefined : { key: "passwordsDiffer" };
}
