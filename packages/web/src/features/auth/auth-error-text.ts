import { ApiError } from "../../lib/api/api-error.ts";
import { errorText, withReason } from "../../texts/error-text.ts";
import { useTexts } from "../../texts/texts.ts";
import { MissingUserError } from "./api.ts";

/** Returns a function that explains a failed call. The text is `fallback` if the server gave no reason. */
export function useAuthErrorText(fallback: string): (failure: unknown) => string {
  const { unexpected } = useTexts("auth").errors;
  return (failure) => {
    if (failure instanceof MissingUserError) return fallback;
    if (!(failure instanceof ApiError) || failure.status === 0) return withReason(unexpected, failure);
    return failure.code || failure.text ? errorText(failure) : fallback;
  };
}
