import { type Issue, problemsOf } from "@linkedpotential/contract/problems";
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type { FieldProblem } from "../../texts/field-texts.ts";

type Problems<Values> = { readonly [Name in keyof Values]?: FieldProblem | undefined };

interface Schema<Body> {
  safeParse(values: unknown): { success: true; data: Body } | { success: false; error: { issues: readonly Issue[] } };
}

export interface Validation<Values, Body> {
  schema: Schema<Body>;
  /**
   * Initial values of the fields. Later changes of `initial` are written to the fields that the person has not edited.
   */
  initial: Values;
  /** Returns problems that the schema cannot express, such as two passwords that differ. */
  check?: (values: Values) => Problems<Values>;
  /** Validates and sends only the differences from `initial`, so that concurrent changes to other fields are kept. */
  sendsChanges?: boolean;
}

export function formResolver<Values extends FieldValues, Body>(
  { schema, initial, check, sendsChanges = false }: Validation<Values, Body>,
  textOf: (problem: FieldProblem) => string,
): Resolver<Values, unknown, Body> {
  return (values) => {
    const parsed = schema.safeParse(sendsChanges ? changesOf(values, initial) : values);
    const invalid = parsed.success ? {} : byField(problemsOf(parsed.error.issues));
    const added = Object.entries<FieldProblem | undefined>(check?.(values) ?? {});
    const problems = [...Object.entries(invalid), ...added].flatMap(([name, problem]) =>
      problem ? [[name, { type: "problem", message: textOf(problem) }]] : [],
    );
    if (parsed.success && problems.length === 0) return { values: parsed.data, errors: {} };
    const errors: FieldErrors<Values> = {};
    return { values: {}, errors: Object.assign(errors, Object.fromEntries(problems)) };
  };
}

/** Maps problems by path (`tags.3`) to problems by form field (`tags`). Keeps the first problem of each field. */
export function byField<Problem>(problems: Readonly<Record<string, Problem>>): Record<string, Problem> {
  const named: Record<string, Problem> = {};
  for (const [path, problem] of Object.entries(problems)) named[path.replace(/\..*/, "")] ??= problem;
  return named;
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns the parts of `values` that differ from `base`, recursively. A list counts as one value. */
function changesOf(values: Fields, base: Fields): Fields {
  const changes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const before = base[name];
    if (isFields(value) && isFields(before)) {
      const inner = changesOf(value, before);
      if (Object.keys(inner).length > 0) changes[name] = inner;
    } else if (!isSame(value, before)) changes[name] = value;
  }
  return changes;
}

/** Returns whether two field values are equal. Lists and objects are compared by their content. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  }
  if (isFields(a) && isFields(b)) return Object.keys({ ...a, ...b }).every((name) => isSame(a[name], b[name]));
  return Object.is(a, b);
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
