import { useEffect, useEffectEvent } from "react";
import { useSession } from "../../lib/session/session.ts";
import { useUnsentText } from "../../lib/session/unsent.ts";
import { useDraft } from "./use-draft.ts";

/**
 * Keeps the unsent text while another tab signs out, and stores it again when the same person has signed in again,
 * because signing out has removed the stored drafts.
 */
export function useKeepUnsent(requestId: number, text: string): void {
  const { hasEnded } = useSession();
  const draft = useDraft(requestId);
  useUnsentText(text.trim() !== "");
  const restore = useEffectEvent(() => {
    if (text !== draft.get()) draft.keep(text);
  });
  useEffect(() => {
    if (!hasEnded) restore();
  }, [hasEnded]);
}
