import type { Task, TaskBody } from "@linkedpotential/contract/tasks/schema";
import { useSyncExternalStore } from "react";
import { createSignal } from "../../../lib/signal.ts";

export type TaskDialogRequest = { readonly draft: Partial<TaskBody> } | { readonly task: Task };

interface State {
  request: TaskDialogRequest | null;
  isOpen: boolean;
  /** Number of times the dialog has been opened. */
  count: number;
}

// Kept in the module, because the dialog stays open when the address that opened it is replaced.
let state: State = { request: null, isOpen: false, count: 0 };
const changed = createSignal();

export function openTaskDialog(request: TaskDialogRequest): void {
  state = { request, isOpen: true, count: state.count + 1 };
  changed.emit();
}

/** Closes the dialog. The request stays, because the closing animation still shows it. */
export function closeTaskDialog(): void {
  state = { ...state, isOpen: false };
  changed.emit();
}

export const useTaskDialog = (): State => useSyncExternalStore(changed.listen, () => state);
