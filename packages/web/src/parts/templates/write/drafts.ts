import { useSyncExternalStore } from "react";
import { onAccountChange } from "../../../lib/session/session.ts";
import { createSignal } from "../../../lib/signal.ts";
import type { TemplateListId } from "../api.ts";

/** Unsaved texts, by list of templates. Kept in the module, so that they survive when the editor unmounts. */
const drafts = new Map<string, string>();
const changed = createSignal();

const keyOf = ({ namespace, templateKey }: TemplateListId): string => `${namespace} ${templateKey}`;
const preventUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

function set(list: TemplateListId, text: string): void {
  drafts.set(keyOf(list), text);
  notify();
}

function notify(): void {
  removeEventListener("beforeunload", preventUnload);
  if ([...drafts.values()].some((text) => text.trim() !== "")) addEventListener("beforeunload", preventUnload);
  changed.emit();
}

/**
 * Exported for tests.
 * @internal
 */
export function clearDrafts(): void {
  drafts.clear();
  notify();
}
onAccountChange.listen(clearDrafts);

/** Returns the unsaved text of a list and its setter. While text is unsaved, leaving the page asks first. */
export function useDraft(list: TemplateListId): [string, (text: string) => void] {
  const draft = useSyncExternalStore(changed.listen, () => drafts.get(keyOf(list)) ?? "");
  return [draft, (text) => set(list, text)];
}
