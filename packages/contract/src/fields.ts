import * as z from "zod/mini";
import { maxCharacters, messages } from "./messages.ts";

z.config({ localeError: () => messages.invalid });

// Control characters break mails, CSV files and logs; line breaks and tabs are ordinary text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this rule is about
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;
const withoutControlCharacters = () =>
  z.refine<string>((text) => !controlCharacters.test(text), { error: messages.controlCharacters });

/** A text of at most `max` UTF-16 units, trimmed; missing and null count as empty. */
export const optionalText = (max: number) =>
  z.pipe(
    z.transform((value: unknown) => value ?? ""),
    z.string().check(z.trim(), z.maxLength(max, { error: maxCharacters(max) }), withoutControlCharacters()),
  );

/** A text of 1 to `max` UTF-16 units after trimming; `error` is shown when it is missing or empty. */
export const requiredText = (max: number, error: string = messages.required) =>
  z
    .string({ error })
    .check(
      z.trim(),
      z.minLength(1, { error }),
      z.maxLength(max, { error: maxCharacters(max) }),
      withoutControlCharacters(),
    );

/** One line: as `requiredText`, and line breaks are refused (subjects, names: they end up in mail headers). */
export const requiredLine = (max: number, error: string = messages.required) =>
  requiredText(max, error).check(z.refine((text) => !/[\r\n]/.test(text), { error: messages.controlCharacters }));

/** Longest e-mail address that mail servers accept (RFC 5321). */
const emailMax = 254;
const emailPattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/;

/** An e-mail address as its owner writes it, trimmed. */
export const email = (required: string = messages.emailRequired) =>
  requiredLine(emailMax, required).check(z.regex(emailPattern, { error: messages.emailInvalid }));

/** An e-mail address or nothing. */
export const optionalEmail = optionalText(emailMax).check(
  z.refine((text) => text === "" || emailPattern.test(text), { error: messages.emailInvalid }),
);

/** A calendar date `yyyy-MM-dd` that exists. */
const calendarDate = z
  .string({ error: messages.dateInvalid })
  .check(z.refine((text) => isCalendarDate(text), { error: messages.dateInvalid }));

/** A calendar date; missing, null and empty are null. */
export const optionalDate = z.pipe(
  z.transform((value: unknown) => (value === "" || value === undefined ? null : value)),
  z.nullable(calendarDate),
);

export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** An ISO 8601 instant in UTC. */
export const instant = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/));

/** An id in a path: a positive integer below 2^53 (data-model). */
export const pathId = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,15}$/)),
  z.pipe(
    z.transform((text: string) => Number(text)),
    z.number().check(z.int()),
  ),
);

/** The answer of calls that delete or only acknowledge. */
export const success = z.object({ success: z.literal(true) });

/** Query of a list in pages (D14). */
export const pageQuery = { limit: z.optional(pathId), cursor: z.optional(z.string().check(z.maxLength(1000))) };
