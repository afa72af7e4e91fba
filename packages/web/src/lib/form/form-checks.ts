import { type Issue, problemsOf } from "@linkedpotential/contract/problems";
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type { FieldProblem } from "../../texts/field-texts.ts";
import { byField } from "./by-field.ts";
import { changesOf } from "./changes.ts";

type Problems<Values = Record<string, unknown>> = { readonly [Name in keyof Values]?: FieldProblem | undefined };

interface Schema<Body> {
  safeParse(values: unknown): { success: true; data: Body } | { success: false; error: { issues: readonly Issue[] } };
}

export interface Checks<Values, Body> {
  schema: Schema<Body>;
  /** When these values change later, they are written to the fields that the person has not edited. */
  initial: Values;
  /** Checks that the schema cannot express, such as a repeated password. */
  check?: (values: Values) => Problems<Values>;
  /** Validates and sends only the differences from `initial`, so that concurrent changes to other fields are kept. */
  sendsChanges?: boolean;
}

export function resolverOf<Values extends FieldValues, Body>(
  { schema, initial, check, sendsChanges = false }: Checks<Values, Body>,
  textOf: (problem: FieldProblem) => string,
): Resolver<Values, unknown, Body> {
  return (values) => {
    const parsed = schema.safeParse(sendsChanges ? changesOf(values, initial) : values);
    const found = parsed.success ? {} : byField(problemsOf(parsed.error.issues));
    const added = Object.entries<FieldProblem | undefined>(check?.(values) ?? {});
    const problems = [...Object.entries(found), ...added].flatMap(([name, problem]) =>
      problem ? [[name, { type: "problem", message: textOf(problem) }]] : [],
    );
    if (parsed.success && problems.length === 0) return { values: parsed.data, errors: {} };
    const errors: FieldErrors<Values> = {};
    return { values: {}, errors: Object.assign(errors, Object.fromEntries(problems)) };
  };
}
