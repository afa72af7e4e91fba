import { isGone } from "../../../lib/api/api-error.ts";
import { errorText, saveProblem } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";

/**
 * Returns the text for a failed save. If the post was deleted, it asks the author to copy the text, which stays in the
 * form (O194).
 */
export function usePostProblem(): (failure: unknown) => string {
  const { keptToCopy } = useTexts("posts");
  return (failure) => (isGone(failure) ? `${errorText(failure)} ${keptToCopy}` : saveProblem(failure));
}
