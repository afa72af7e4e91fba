import type * as z from "zod/mini";
import { invalid } from "./refusals.ts";

interface Fields {
  [name: string]: string | Fields;
}

/**
 * Parses a form body with nested fields: `items[0][price]=x` becomes `{ items: { 0: { price: "x" } } }`. Numbered
 * fields become lists.
 */
export function readForm(text: string): unknown {
  const fields: Fields = {};
  for (const [path, value] of new URLSearchParams(text)) {
    const names = [path.split("[")[0] ?? "", ...[...path.matchAll(/\[([^\]]*)\]/g)].map(([, name = ""]) => name)];
    let place = fields;
    for (const name of names.slice(0, -1)) {
      const inner = place[name];
      const next: Fields = typeof inner === "object" ? inner : {};
      place[name] = next;
      place = next;
    }
    place[names.at(-1) ?? ""] = value;
  }
  return withLists(fields);
}

function withLists(fields: string | Fields): unknown {
  if (typeof fields === "string") return fields;
  const entries = Object.entries(fields).map(([name, value]) => [name, withLists(value)] as const);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

/**
 * Validates the parameters.
 * @throws the error that Stripe answers for the first unknown, invalid or missing parameter
 */
export function validated<Schema extends z.ZodMiniType>(schema: Schema, given: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(given);
  if (!error) return data as z.output<Schema>;
  const [issue] = error.issues;
  const path = issue?.path.map(String) ?? [];
  if (issue?.code === "unrecognized_keys") {
    const name = inBrackets([...path, issue.keys[0] ?? ""]);
    throw invalid(`Received unknown parameter: ${name}`, "parameter_unknown", name);
  }
  const name = inBrackets(path);
  const isMissing = issue?.code === "invalid_type" && issue.input === undefined;
  throw isMissing
    ? invalid(`Missing required param: ${name}.`, "parameter_missing", name)
    : invalid(`Invalid value for ${name}`, "parameter_invalid", name);
}

const inBrackets = ([first = "", ...rest]: string[]): string => first + rest.map((name) => `[${name}]`).join("");
