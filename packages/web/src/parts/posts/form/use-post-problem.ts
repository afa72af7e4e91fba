import { isGone } from "../../../lib/api/api-error.ts";
import { errorText, saveProblem } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";

/** Why what belongs to a post could not be saved: where that is gone, the text stays to be copied (O194). */
export function usePostProblem(): (failure: unknown) => string {
  const { keptToCopy } = useTexts("posts");
  return (failure) => (isGone(failure) ? `${errorText(failure)} ${keptToCopy}` : saveProblem(failure));
}
