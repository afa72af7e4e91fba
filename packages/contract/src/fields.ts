import * as z from "zod/mini";
import { countCharacters } from "./characters.ts";
import { isCalendarDate } from "./dates.ts";
import type { KeyWith, PlainKey, ProblemKey } from "./problem-texts.ts";
import type { Problem } from "./problems.ts";

interface Said {
  error: ProblemKey;
  params?: Record<string, unknown>;
}
type ParamsOf<Key extends KeyWith> = Extract<Problem, { key: Key }>["params"];

/** What a rule says when it is broken: the key of a text, with what the text names. */
export function says(key: PlainKey): Said;
export function says<Key extends KeyWith>(key: Key, params: ParamsOf<Key>): Said;
export function says(error: ProblemKey, params?: Said["params"]): Said {
  return params ? { error, params } : { error };
}

z.config({ localeError: () => says("invalid").error });

// Rules are patterns on the text as it was sent wherever they can be: the OpenAPI document shows these very patterns.

/** No half of a character (a lone surrogate) is among them: stores, mails and files cannot hold one. */
const characters = {
  any: "\\u0000-\uD7FF\uE000-\u{10FFFF}",
  /** Without control characters, which break mails, CSV files and logs. */
  text: "\\t\\n\\r -~\u0080-\uD7FF\uE000-\u{10FFFF}",
  line: "\\t -~\u0080-\uD7FF\uE000-\u{10FFFF}",
};
type Kind = keyof typeof characters;

export const patternOf = (kind: Kind): RegExp => new RegExp(`^[${characters[kind]}]*$`, "u");

/** A text of these characters only. */
export const madeOf = (kind: Kind) => z.regex(patternOf(kind), says("controlCharacters"));

/** At most `max` characters. */
export const atMost = (max: number) => [
  z.refine<string>((text) => text.length <= max || countCharacters(text) <= max, says("tooLong", { max })),
  z.meta<string>({ maxLength: max }),
];

/** At most `max` entries. */
export const atMostEntries = (max: number, key: "tooManyTags" | "tooManySkills") => [
  z.refine<string[]>((list) => list.length <= max, says(key, { max })),
  z.meta<string[]>({ maxItems: max }),
];

/** A text of at most `max` characters, trimmed; missing and null count as empty. */
export const optionalText = (max: number, ...rules: z.core.$ZodCheck<string>[]) =>
  z.pipe(
    z.transform((value: unknown) => value ?? ""),
    z.string().check(...atMost(max), madeOf("text"), ...rules, z.trim()),
  );

/** A text of 1 to `max` characters that is not blank, trimmed; `missing` is what it says when it is missing or empty. */
export const requiredText = (max: number, missing: PlainKey = "required", kind: Kind = "text") =>
  z.string(says(missing)).check(z.regex(/\S/, says(missing)), ...atMost(max), madeOf(kind), z.trim());

/** One line: as `requiredText`, and line breaks are refused (subjects, names: they end up in mail headers). */
export const requiredLine = (max: number, missing: PlainKey = "required") => requiredText(max, missing, "line");

/** Longest e-mail address that mail servers accept (RFC 5321). */
const emailMax = 254;
// Neither what separates addresses nor letters that nobody sees.
const visible = String.raw`[^\s@<>()[\]\\,;:"\p{Default_Ignorable_Code_Point}]`;
const withoutDot = String.raw`[^\s@<>()[\]\\,;:".\p{Default_Ignorable_Code_Point}]`;
const address = `${visible}+@(?:${withoutDot}+\\.)+${withoutDot}{2,}`;
const emailPattern = new RegExp(`^\\s*${address}\\s*$`, "u");
const isEmail = z.regex(emailPattern, says("emailInvalid"));
const isEmailOrBlank = z.regex(new RegExp(`^\\s*(?:${address}\\s*)?$`, "u"), says("emailInvalid"));

/**
 * An e-mail address as its owner writes it, trimmed. Full-width letters count as the ordinary ones; what becomes more
 * than one address by that is refused.
 */
export const email = (missing: PlainKey = "emailRequired") =>
  requiredLine(emailMax, missing).check(
    isEmail,
    z.meta({ format: "idn-email" }),
    z.normalize("NFKC"),
    z.refine((text) => emailPattern.test(text), says("emailInvalid")),
  );

/** An e-mail address or nothing. */
export const optionalEmail = optionalText(emailMax, isEmailOrBlank);

/** A calendar date `yyyy-MM-dd` that exists. */
const calendarDate = z
  .string(says("dateInvalid"))
  .check(z.refine(isCalendarDate, says("dateInvalid")), z.meta({ format: "date" }));

/** A calendar date; missing, null and empty are null. */
export const optionalDate = z.pipe(
  z.transform((value: unknown) => (value === "" || value === undefined ? null : value)),
  z.nullable(calendarDate),
);

/** An ISO 8601 instant in UTC. */
export const instant = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/), z.meta({ format: "date-time" }));

/** A calendar date in an answer. */
export const storedDate = z.string().check(z.meta({ format: "date" }));

/** An id in a path: a positive integer below 2^53 (data-model). */
export const pathId = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,15}$/)),
  z.pipe(
    z.transform((text: string) => Number(text)),
    z.number().check(z.int(), z.gte(1)),
  ),
);

/** What is wrong with a value, in an answer. */
export const problem = z
  .custom<Problem>((value) => typeof value === "object" && value !== null && "key" in value)
  .check(z.meta({ $ref: "#/components/schemas/Problem" }));

/** The answer of calls that delete or only acknowledge. */
export const success = z.object({ success: z.literal(true) });

/** Query of a list in pages (D14). */
export const pageQuery = {
  limit: z.optional(pathId),
  cursor: z.optional(z.string().check(...atMost(1000), madeOf("line"))),
};
