import type { NewTask, Task } from "@linkedpotential/contract/tasks/schema";
import { useSyncExternalStore } from "react";
import { createSignal } from "../../../lib/signal.ts";

export type TaskDialogRequest = { readonly draft: Partial<NewTask> } | { readonly task: Task };

interface State {
  request: TaskDialogRequest | null;
  isOpen: boolean;
  count: number;
}

let state: State = { request: null, isOpen: false, count: 0 };
const changed = createSignal();

/** Stored outside of components, because the dialog must survive the address change that opened it. */
export function openTaskDialog(request: TaskDialogRequest): void {
  state = { request, isOpen: true, count: state.count + 1 };
  changed.emit();
}

/** Keep the request during the closing animation. */
export function closeTaskDialog(): void {
  state = { ...state, isOpen: false };
  changed.emit();
}

export const useTaskDialog = (): State => useSyncExternalStore(changed.listen, () => state);
