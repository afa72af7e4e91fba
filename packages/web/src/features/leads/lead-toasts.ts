import { isNoAnswer, isRefusal } from "../../lib/api/api-error.ts";
import { Refusal } from "../../lib/form/use-form.ts";
import type { Texts } from "../../texts/areas.ts";
import { planLimitReached } from "./plan-limit/plan-limit-signal.ts";

type ToastTexts = Texts["leads"]["toasts"];
type FailureText = { [Key in keyof ToastTexts]: ToastTexts[Key] extends string ? Key : never }[keyof ToastTexts];

/** Shows what Premium unlocks when the free plan is full (D8). */
export function offerPlan(error: unknown): void {
  if (isPlanLimit(error)) planLimitReached.emit();
}

/** Returns the toast of a failed action. When the plan's limit is reached, it opens the offer instead. */
export const failed =
  (key: FailureText) =>
  ({ toasts }: Texts["leads"], error: unknown): string | undefined =>
    isPlanLimit(error) ? undefined : toasts[key];

/** Like `failed`, for forms. Failures that the form shows permanently get no toast. */
export const formFailed =
  (key: FailureText) =>
  (texts: Texts["leads"], error: unknown): string | undefined =>
    isNoAnswer(error) || error instanceof Refusal ? undefined : failed(key)(texts, error);

export const isPlanLimit = (error: unknown): boolean => isRefusal(error, "plan_limit");
