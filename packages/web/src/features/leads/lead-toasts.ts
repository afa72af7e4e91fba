import { isRefusal } from "../../lib/api-error.ts";
import { toast } from "../../lib/toast.ts";
import type { Texts } from "../../texts/areas.ts";
import { withReason } from "../../texts/error-text.ts";
import { loadedTexts } from "../../texts/texts.ts";
import { planLimitReached } from "./plan-limit/plan-limit-signal.ts";

type ToastTexts = Texts["leads"]["toasts"];
type ToastText = { [Key in keyof ToastTexts]: ToastTexts[Key] extends string ? Key : never }[keyof ToastTexts];

/** A failed call: its own sentence (ERR-101 to ERR-105); the plan's limit is shown as an offer instead (D8). */
export function toastFailure(key: ToastText, error?: unknown): void {
  if (isPlanLimit(error)) {
    planLimitReached.emit();
    return;
  }
  const texts = loadedTexts("leads")?.toasts;
  toast({ tone: "error", title: texts?.error ?? "", description: withReason(texts?.[key] ?? "", error) });
}

export function toastSuccess(key: ToastText, undo?: () => void): void {
  const texts = loadedTexts("leads");
  const action = undo && texts ? { action: { label: texts.undo, onPress: undo } } : {};
  toast({ tone: "success", title: texts?.toasts[key] ?? "", ...action });
}

export const isPlanLimit = (error: unknown): boolean => isRefusal(error, "plan_limit");
