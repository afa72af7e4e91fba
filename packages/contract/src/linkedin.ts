import * as z from "zod/mini";
import { optionalText } from "./fields.ts";
import { messages } from "./messages.ts";

const profileUrl = /^(?:https?:\/\/)?(?:www\.|[a-z]{2}\.)?linkedin\.com\/in\/([\p{L}\p{N}\-_%]+)\/?(?:[?#].*)?$/iu;

/** The profile address in its stored form `https://www.linkedin.com/in/{slug}`, or null if it is none (D32). */
export function normalizeLinkedinUrl(text: string): string | null {
  const slug = profileUrl.exec(text.trim())?.[1];
  return slug ? `https://www.linkedin.com/in/${slug}` : null;
}

/** A profile address or nothing, stored in its normal form (PROF-22 to PROF-24). */
export const optionalLinkedinUrl = z.pipe(
  optionalText(300).check(
    z.refine((text) => text === "" || normalizeLinkedinUrl(text) !== null, { error: messages.linkedinInvalid }),
  ),
  z.transform((text: string) => normalizeLinkedinUrl(text) ?? ""),
);
