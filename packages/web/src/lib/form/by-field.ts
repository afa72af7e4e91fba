/** Problems by path (`tags.3`) as those of a form's fields (`tags`), the first of each. */
export function byField<Problem>(problems: Readonly<Record<string, Problem>>): Record<string, Problem> {
  const named: Record<string, Problem> = {};
  for (const [path, problem] of Object.entries(problems)) named[path.replace(/\..*/, "")] ??= problem;
  return named;
}
