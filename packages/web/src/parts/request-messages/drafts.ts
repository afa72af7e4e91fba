import { onAccountChange } from "../../lib/session/session.ts";

/** Unsent messages by request. Kept in the module, so that they survive when the messages or the section are closed. */
const drafts = new Map<number, string>();
const preventUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

export const draftOf = (requestId: number): string => drafts.get(requestId) ?? "";

/** Keeps an unsent message. While there are any, leaving the page asks first. */
export function keepDraft(requestId: number, text: string): void {
  if (text.trim()) drafts.set(requestId, text);
  else drafts.delete(requestId);
  notify();
}

function notify(): void {
  removeEventListener("beforeunload", preventUnload);
  if (drafts.size > 0) addEventListener("beforeunload", preventUnload);
}

onAccountChange.listen(() => {
  drafts.clear();
  notify();
});
