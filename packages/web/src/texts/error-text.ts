import { ApiError, isNoAnswer } from "../lib/api/api-error.ts";
import { loadedTexts, translatedError } from "./texts.ts";

/** `text` (that something failed) and what the server, or the missing connection, says about it. */
export function withReason(text: string, error: unknown): string {
  const isTelling =
    error instanceof ApiError && error.code !== "request.internal" && (error.code || error.status === 0);
  return isTelling ? `${text.replace(/\.$/, "")}. ${errorText(error)}` : text;
}

/** Why a form could not be saved: without a connection it says that the input is kept. */
export function saveProblem(error: unknown): string {
  return (isNoAnswer(error) && loadedTexts("common")?.errors.offlineForm) || errorText(error);
}

/** Of what was to be changed and is gone: that its form has the input still, and how it is saved (O194). */
export const goneProblem = (error: unknown): string =>
  `${errorText(error)} ${loadedTexts("common")?.errors.goneForm ?? ""}`;

/** The sentence to show for an error, in the shown language: the server's, else a general one (D16, D25). */
export function errorText(error: unknown): string {
  const general = loadedTexts("common")?.errors;
  // Before our texts are there: a technical sentence is better than none.
  const ownWords = String(error);
  if (!(error instanceof ApiError)) return general?.unexpected ?? ownWords;
  if (error.status === 0) return general?.offline ?? ownWords;
  return translatedError(error.code) || error.text || (general?.unexpected ?? ownWords);
}
