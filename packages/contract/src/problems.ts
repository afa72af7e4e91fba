import type { KeyWith, PlainKey, ProblemTexts } from "./problem-texts.ts";

export type Problem =
  | { key: PlainKey; params?: never }
  | { [Key in KeyWith]: { key: Key; params: Parameters<ProblemTexts[Key]>[0] } }[KeyWith];

export interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly params?: Record<string, unknown> | undefined;
}

export function problemsOf(issues: readonly Issue[]): Record<string, Problem> {
  const problems: Record<string, Problem> = {};
  for (const issue of issues) problems[issue.path.join(".")] ??= problemOf(issue);
  return problems;
}

/**
 * Converts an issue found by zod to a problem with a translatable key. The cast is safe, because `withProblem` ties the
 * parameters to the key.
 */
export const problemOf = ({ message, params }: Issue): Problem =>
  (params ? { key: message, params } : { key: message }) as Problem;

export function problemText(texts: ProblemTexts, { key, params }: Problem): string {
  const text: string | ((params: never) => string) = texts[key];
  return typeof text === "string" ? text : text(params as never);
}
