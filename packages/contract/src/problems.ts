import type { KeyWith, PlainKey, ProblemTexts } from "./problem-texts.ts";

export type Problem =
  | { key: PlainKey; params?: never }
  | { [Key in KeyWith]: { key: Key; params: Parameters<ProblemTexts[Key]>[0] } }[KeyWith];

/** The part of zod's issues that is needed here: the rules in `fields.ts` give the key as their message. */
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

/** Key and parameters belong together where a rule is written: `says` sees to it. */
export const problemOf = ({ message, params }: Issue): Problem =>
  (params ? { key: message, params } : { key: message }) as Problem;

export function problemText(texts: ProblemTexts, { key, params }: Problem): string {
  const text: string | ((params: never) => string) = texts[key];
  return typeof text === "string" ? text : text(params as never);
}
