import { ApiError } from "../lib/api-error.ts";
import { loadedTexts, serverTexts } from "./texts.ts";

/** The sentence to show for an error, in the shown language: the server's, else a general one (D16, D25). */
export function errorText(error: unknown): string {
  const general = loadedTexts("common")?.errors;
  if (!(error instanceof ApiError)) return general?.unexpected ?? "";
  if (error.status === 0) return general?.offline ?? "";
  const translated = error.code && serverTexts("errors")?.[error.code];
  return translated || error.text || (general?.unexpected ?? "");
}
