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

/** Not kept in a component: the dialog must outlive the change of address that asked for it. */
export function openTaskDialog(request: TaskDialogRequest): void {
  state = { request, isOpen: true, count: state.count + 1 };
  changed.emit();
}

/** The request stays while the dialog leaves the screen. */
export function closeTaskDialog(): void {
  state = { ...state, isOpen: false };
  changed.emit();
}

export const useTaskDialog = (): State => useSyncExternalStore(changed.listen, () => state);
