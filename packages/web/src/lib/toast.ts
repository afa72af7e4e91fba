import type { ReactNode } from "react";
import { createSignal } from "./signal.ts";

export interface ToastOptions {
  title: string;
  description?: ReactNode;
  /** `error` interrupts a screen reader, the others wait. */
  tone?: "neutral" | "success" | "error";
  /** Milliseconds, 5000 by default. Pointing at it or focusing it stops the clock. */
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

/** Shows a toast in place of the one that is there: at most one at a time. */
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
