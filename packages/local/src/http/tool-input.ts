// Import for its side effect: it registers default messages for rules that have none.
import "@linkedpotential/contract/fields";
import { problemTexts } from "@linkedpotential/contract/problem-texts";
import { problemsOf, problemText } from "@linkedpotential/contract/problems";
import type * as z from "zod/mini";
import type { HttpAnswer, HttpRequest } from "./messages.ts";
import { refusal, refusalOf } from "./refusal.ts";

/** Validates the JSON body of a tool request, or answers 400. An empty body counts as `{}`. */
export async function withInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  { body }: HttpRequest,
  work: (input: z.output<Schema>) => Promise<HttpAnswer>,
): Promise<HttpAnswer> {
  let json: unknown;
  try {
    json = JSON.parse(body.toString().trim() || "{}");
  } catch {
    return refusal(400, "request.malformed");
  }
  const { data, error } = schema.safeParse(json);
  if (!error) return work(data);
  const problems = Object.entries(problemsOf(error.issues));
  return refusalOf(Object.fromEntries(problems.map(([name, problem]) => [name, problemText(problemTexts, problem)])));
}
