import { useAccountFlags } from "../../lib/storage/use-account-flags.ts";
import { useChosenFile } from "./attachments/chosen-files.ts";

/** Reads and keeps the unsent message under a request. It stays on this device until it is sent, or the user signs out. */
export function useDraft(requestId: number) {
  const drafts = useAccountFlags("messageDrafts");
  const key = String(requestId);
  return {
    get: (): string => drafts.get(key) ?? "",
    keep: (text: string): void => drafts.set(key, text.trim() ? text : null),
  };
}

/** Returns whether a text or a file waits to be sent under a request. */
export function useHasDraft(requestId: number): boolean {
  const draft = useDraft(requestId);
  const [file] = useChosenFile(requestId);
  return file !== undefined || draft.get() !== "";
}
