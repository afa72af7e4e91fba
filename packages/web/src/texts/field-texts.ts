import { type Problem, problemText } from "@linkedpotential/contract/problems";
import type { ServerProblem } from "../lib/api/api-error.ts";
import type { Texts } from "./areas.ts";
import { translatedError, useTexts } from "./texts.ts";

/** Problem of a field: found by the client, reported by the server, or a text of the form in the current language. */
export type FieldProblem = Problem | ServerProblem | string;

/** Returns a function that gives the text of a problem in the current language. Suspends until the texts are loaded. */
export function useFieldText(): (problem: FieldProblem) => string {
  const texts = useTexts("problems");
  return (problem) => fieldText(texts, problem);
}

function fieldText(texts: Texts["problems"], problem: FieldProblem): string {
  if (typeof problem === "string") return problem;
  if (isKnown(texts, problem)) return problemText(texts, problem);
  return translatedError(problem.key) || problem.text;
}

/**
 * Returns whether the texts of this page contain the problem. They may lack the key of a general error or of a newer
 * server.
 */
const isKnown = (texts: object, problem: Problem | ServerProblem): problem is Problem =>
  problem.key !== undefined && Object.hasOwn(texts, problem.key);
