/** Maps problems by path (`tags.3`) to problems by form field (`tags`). Keeps the first problem of each field. */
export function byField<Problem>(problems: Readonly<Record<string, Problem>>): Record<string, Problem> {
  const named: Record<string, Problem> = {};
  for (const [path, problem] of Object.entries(problems)) named[path.replace(/\..*/, "")] ??= problem;
  return named;
}
