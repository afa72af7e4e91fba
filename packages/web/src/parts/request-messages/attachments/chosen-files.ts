import { useSyncExternalStore } from "react";
import { onAccountChange } from "../../../lib/session/session.ts";
import { createSignal } from "../../../lib/signal.ts";

/** Files that are chosen and not sent, by request. Kept in the module, so that they survive when a conversation is closed. */
const files = new Map<number, File>();
const changed = createSignal();

function setFile(requestId: number, file: File | undefined): void {
  if (file) files.set(requestId, file);
  else files.delete(requestId);
  changed.emit();
}

/**
 * Exported for tests.
 * @internal
 */
export function forgetChosenFiles(): void {
  files.clear();
  changed.emit();
}
onAccountChange.listen(forgetChosenFiles);

/** Returns the file that is chosen for the next message under a request, and its setter. A reload of the page loses it. */
export function useChosenFile(requestId: number): [File | undefined, (file: File | undefined) => void] {
  const file = useSyncExternalStore(changed.listen, () => files.get(requestId));
  return [file, (chosen) => setFile(requestId, chosen)];
}
