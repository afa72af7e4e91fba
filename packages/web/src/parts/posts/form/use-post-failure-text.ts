import type { Post } from "@linkedpotential/contract/community/schema";
import { isGone } from "../../../lib/api/api-error.ts";
import { errorText, saveProblem } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";

/**
 * Returns a function that explains why saving failed. If the post was deleted elsewhere, the text asks the person to
 * copy the input, which stays in the form (O194).
 */
export function usePostFailureText(type?: Post["type"]): (failure: unknown) => string {
  const { keptToCopy, projectGone } = useTexts("posts");
  return (failure) => {
    if (!isGone(failure)) return saveProblem(failure);
    return `${type === "project" ? `${projectGone}.` : errorText(failure)} ${keptToCopy}`;
  };
}
