import { type Problem, problemText } from "@linkedpotential/contract/problems";
import type { ToldProblem } from "../lib/api/api-error.ts";
import type { Texts } from "./areas.ts";
import { translatedError, useTexts } from "./texts.ts";

/** What is wrong with a field: found here, told by the server, or a text of the form's own in the shown language. */
export type FieldProblem = Problem | ToldProblem | string;

/** The text of a problem in the shown language. Suspends until the texts are there. */
export function useFieldText(): (problem: FieldProblem) => string {
  const texts = useTexts("problems");
  return (problem) => fieldText(texts, problem);
}

function fieldText(texts: Texts["problems"], problem: FieldProblem): string {
  if (typeof problem === "string") return problem;
  if (isKnown(texts, problem)) return problemText(texts, problem);
  return translatedError(problem.key) || problem.text;
}

/** A key may also be an error's; a newer server may have keys that this page does not know yet. */
const isKnown = (texts: object, problem: Problem | ToldProblem): problem is Problem =>
  problem.key !== undefined && Object.hasOwn(texts, problem.key);
