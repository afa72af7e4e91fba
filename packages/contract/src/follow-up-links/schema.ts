import * as z from "zod/mini";
import { allowedCharacters, storedDate } from "../fields.ts";
import { type NextChoice, nextChoices } from "../leads/next-dates.ts";
import { mailedActions } from "./token.ts";

// The form of a token is checked by the use case, so that a damaged link is refused with the same error as a forged
// one.
const token = z.string().check(z.maxLength(300), allowedCharacters("line"));

export const linkPreview = z.object({ token });

export const previewedFollowUp = z.object({
  action: z.enum(mailedActions),
  name: z.string(),
  company: z.string(),
  date: storedDate,
  /** Date to which the action moves the follow-up. Null for `done`. */
  newDate: z.nullable(storedDate),
});
export type PreviewedFollowUp = z.output<typeof previewedFollowUp>;

export const linkUse = z.object({
  token,
  /** Choice for the next follow-up. Only for a `next` token. */
  next: z.optional(z.enum(Object.keys(nextChoices) as [NextChoice, ...NextChoice[]])),
});

export const usedLink = z.object({
  date: storedDate,
  isCompleted: z.boolean(),
  /** Token that restores the state before the action. Null after an undo. */
  undo: z.nullable(z.string()),
  /** Token that plans the next follow-up. Null unless the action completed the follow-up. */
  next: z.nullable(z.string()),
});
export type UsedLink = z.output<typeof usedLink>;
