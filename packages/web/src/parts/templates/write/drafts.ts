import { useSyncExternalStore } from "react";
import { onAccountChange } from "../../../lib/session/session.ts";
import { createSignal } from "../../../lib/signal.ts";
import type { Place } from "../place.ts";

/** Unsaved texts by place. They outlive the screen, so that leaving it loses nothing. */
const drafts = new Map<string, string>();
const changed = createSignal();

const keyOf = ({ namespace, templateKey }: Place): string => `${namespace} ${templateKey}`;
const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

function set(place: Place, text: string): void {
  drafts.set(keyOf(place), text);
  follow();
}

function follow(): void {
  removeEventListener("beforeunload", warn);
  if ([...drafts.values()].some((text) => text.trim() !== "")) addEventListener("beforeunload", warn);
  changed.emit();
}

/**
 * For tests, which change pages without signing in another account.
 * @internal
 */
export function forgetDrafts(): void {
  drafts.clear();
  follow();
}
onAccountChange.listen(forgetDrafts);

export function useDraft(place: Place): [string, (text: string) => void] {
  const draft = useSyncExternalStore(changed.listen, () => drafts.get(keyOf(place)) ?? "");
  return [draft, (text) => set(place, text)];
}
