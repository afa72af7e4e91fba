import { isNoAnswer, isRefusal } from "../../lib/api/api-error.ts";
import { FormError } from "../../lib/form/use-form.ts";
import type { Texts } from "../../texts/areas.ts";
import { planLimitReached } from "./plan-limit/plan-limit-signal.ts";

type ToastTexts = Texts["leads"]["toasts"];
/** Keys of the toast texts without parameters. */
type FailureText = { [Key in keyof ToastTexts]: ToastTexts[Key] extends string ? Key : never }[keyof ToastTexts];

/** Opens the Premium offer if the error says that the free plan is full (D8). */
export function offerPlan(error: unknown): void {
  if (isPlanLimit(error)) planLimitReached.emit();
}

/**
 * Selects the toast text of a failed action. Undefined at the plan's limit, because `offerPlan` opens a dialog then.
 */
export const failureToast =
  (key: FailureText) =>
  ({ toasts }: Texts["leads"], error: unknown): string | undefined =>
    isPlanLimit(error) ? undefined : toasts[key];

/** Selects the text like `failureToast`, for forms. Undefined for failures that the form itself shows, too. */
export const formFailureToast =
  (key: FailureText) =>
  (texts: Texts["leads"], error: unknown): string | undefined =>
    isNoAnswer(error) || error instanceof FormError ? undefined : failureToast(key)(texts, error);

export const isPlanLimit = (error: unknown): boolean => isRefusal(error, "plan_limit");
