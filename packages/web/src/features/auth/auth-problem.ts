import { ApiError } from "../../lib/api/api-error.ts";
import { errorText, withReason } from "../../texts/error-text.ts";
import { useTexts } from "../../texts/texts.ts";
import { SignInRefused } from "./api.ts";

export function useAuthProblem(fallback: string): (failure: unknown) => string {
  const { unexpected } = useTexts("auth").errors;
  return (failure) => {
    if (failure instanceof SignInRefused) return fallback;
    if (!(failure instanceof ApiError) || failure.status === 0) return withReason(unexpected, failure);
    return failure.code || failure.text ? errorText(failure) : fallback;
  };
}
