import { ApiError, isNoAnswer } from "../lib/api/api-error.ts";
import { loadedTexts, translatedError } from "./texts.ts";

/** Appends the reason of a failure (the server's text, or the missing connection) to `text`. */
export function withReason(text: string, error: unknown): string {
  const hasReason =
    error instanceof ApiError && error.code !== "request.internal" && (error.code || error.status === 0);
  return hasReason ? `${text.replace(/\.$/, "")}. ${errorText(error)}` : text;
}

/** Returns why a form could not be saved. Without a connection it says that the input is kept. */
export function saveProblem(error: unknown): string {
  return (isNoAnswer(error) && loadedTexts("common")?.errors.offlineForm) || errorText(error);
}

/** Returns the text for a form whose object was deleted: the input is kept, and how to save it (O194). */
export const goneProblem = (error: unknown): string =>
  `${errorText(error)} ${loadedTexts("common")?.errors.goneForm ?? ""}`;

/**
 * Returns the text of an error in the current language: the text that the server sent, else a general one (D16, D25).
 */
export function errorText(error: unknown): string {
  const general = loadedTexts("common")?.errors;
  // The texts are not loaded yet, and a technical message is better than none.
  const technicalText = String(error);
  if (!(error instanceof ApiError)) return general?.unexpected ?? technicalText;
  if (error.status === 0) return general?.offline ?? technicalText;
  return translatedError(error.code) || error.text || (general?.unexpected ?? technicalText);
}
