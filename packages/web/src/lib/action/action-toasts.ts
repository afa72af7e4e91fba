import type { Area, Texts } from "../../texts/areas.ts";
import { withReason } from "../../texts/error-text.ts";
import { textsOf } from "../../texts/texts.ts";
import { navigateTo } from "../navigation/navigation.ts";
import { type ToastOptions, toast } from "../toast.ts";

type ToastText = string | Omit<ToastOptions, "tone" | "action">;

/** Link to what an action has created, in the dashboard. */
interface ToastLink {
  label: string;
  /** Query of the address. */
  search: string;
}

/** Toasts shown after an action. With `undo` the success toast gets an undo button. */
export interface ActionToasts<A extends Area, Result, Variables> {
  area: A;
  done?: (texts: Texts[A], answer: Result, variables: Variables) => ToastText;
  link?: (texts: Texts[A], answer: Result, variables: Variables) => ToastLink | undefined;
  undo?: (answer: Result, variables: Variables) => void;
  /**
   * Returns the text of the error toast. A plain string is shown below the title "Fehler" and is followed by the
   * reason. Returns undefined when the screen itself shows the failure.
   */
  failed?: (texts: Texts[A], error: unknown, variables: Variables) => ToastText | undefined;
}

export async function showSuccessToast<A extends Area, Result, Variables>(
  toasts: ActionToasts<A, Result, Variables> | undefined,
  answer: Result,
  variables: Variables,
): Promise<void> {
  if (!toasts?.done) return;
  const { area, done, link, undo } = toasts;
  const [texts, common] = await Promise.all([textsOf(area), textsOf("common")]);
  const text = done(texts, answer, variables);
  const target = link?.(texts, answer, variables);
  toast({
    ...(typeof text === "string" ? { title: text } : text),
    tone: "success",
    ...(undo && { action: { label: common.undo, onPress: () => undo(answer, variables) } }),
    ...(target && { action: { label: target.label, onPress: () => open(target) } }),
  });
}

const open = ({ search }: ToastLink): void => void navigateTo(`${location.pathname}?${search}`);

export async function showFailureToast<A extends Area, Result, Variables>(
  toasts: ActionToasts<A, Result, Variables> | undefined,
  error: unknown,
  variables: Variables,
): Promise<void> {
  if (!toasts?.failed) return;
  const [texts, common] = await Promise.all([textsOf(toasts.area), textsOf("common")]);
  const text = toasts.failed(texts, error, variables);
  if (text === undefined) return;
  const options =
    typeof text === "string" ? { title: common.errors.title, description: withReason(text, error) } : text;
  toast({ ...options, tone: "error" });
}
