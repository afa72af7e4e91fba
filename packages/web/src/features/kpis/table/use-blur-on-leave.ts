import { useSubscription } from "../../../lib/use-subscription.ts";

/**
 * Takes the focus from the edited field when the page is closed, reloaded or left through the history. The field then
 * checks its text, as when the focus moves to another field.
 */
export const useBlurOnLeave = (): void => useSubscription(listenToLeaving, blurField);

const leavingEvents = ["pagehide", "popstate"] as const;

function listenToLeaving(listener: () => void): () => void {
  for (const type of leavingEvents) addEventListener(type, listener);
  return () => {
    for (const type of leavingEvents) removeEventListener(type, listener);
  };
}

function blurField(): void {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
}
