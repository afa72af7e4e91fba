import type { Area, Texts } from "../../texts/areas.ts";
import { withReason } from "../../texts/error-text.ts";
import { textsOf } from "../../texts/texts.ts";
import { type ToastOptions, toast } from "../toast.ts";

type Said = string | Omit<ToastOptions, "tone" | "action">;

export interface Says<A extends Area, Result, Variables> {
  area: A;
  done?: (texts: Texts[A], answer: Result, variables: Variables) => Said;
  undo?: (answer: Result, variables: Variables) => void;
  /** A text is followed by the reason, below "Fehler". Nothing is said where the screen says it. */
  failed?: (texts: Texts[A], error: unknown, variables: Variables) => Said | undefined;
}

export async function sayDone<A extends Area, Result, Variables>(
  says: Says<A, Result, Variables> | undefined,
  answer: Result,
  variables: Variables,
): Promise<void> {
  if (!says?.done) return;
  const { area, done, undo } = says;
  const [texts, common] = await Promise.all([textsOf(area), textsOf("common")]);
  const said = done(texts, answer, variables);
  toast({
    ...(typeof said === "string" ? { title: said } : said),
    tone: "success",
    ...(undo ? { action: { label: common.undo, onPress: () => undo(answer, variables) } } : {}),
  });
}

export async function sayFailed<A extends Area, Result, Variables>(
  says: Says<A, Result, Variables> | undefined,
  error: unknown,
  variables: Variables,
): Promise<void> {
  if (!says?.failed) return;
  const [texts, common] = await Promise.all([textsOf(says.area), textsOf("common")]);
  const said = says.failed(texts, error, variables);
  if (said === undefined) return;
  const whole = typeof said === "string" ? { title: common.errors.title, description: withReason(said, error) } : said;
  toast({ ...whole, tone: "error" });
}
