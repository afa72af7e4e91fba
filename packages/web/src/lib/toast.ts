import type { ReactNode } from "react";
import { createSignal } from "./signal.ts";

export interface ToastOptions {
  title: string;
  description?: ReactNode;
  /** Screen readers announce `error` at once and the other tones when they are idle. */
  tone?: "neutral" | "success" | "error";
  /**
   * Time until the toast disappears, in milliseconds. 5000 by default. The timer pauses while the toast is hovered or
   * focused.
   */
  duration?: number;
  action?: { label: string; onPress: () => void };
}

export interface ShownToast extends ToastOptions {
  readonly id: number;
}

let count = 0;
let shown: ShownToast | undefined;
export const toastChanged = createSignal();
export const currentToast = (): ShownToast | undefined => shown;

/** Shows a toast in place of the current one. */
export function toast(options: ToastOptions): void {
  count += 1;
  shown = { ...options, id: count };
  toastChanged.emit();
}

export function dismissToast(id?: number): void {
  if (id !== undefined && shown?.id !== id) return;
  shown = undefined;
  toastChanged.emit();
}
