import { isValid } from "date-fns/isValid";
import * as z from "zod/mini";
import { countCharacters } from "./characters.ts";
import { isCalendarDate } from "./dates.ts";
import { completeLink } from "./links.ts";
import type { KeyWith, PlainKey, ProblemKey } from "./problem-texts.ts";
import type { Problem } from "./problems.ts";
import { visible, visibleText } from "./visible-text.ts";

interface Said {
  error: ProblemKey;
  params?: Record<string, unknown>;
}
type ParamsOf<Key extends KeyWith> = Extract<Problem, { key: Key }>["params"];

export function withProblem(key: PlainKey): Said;
export function withProblem<Key extends KeyWith>(key: Key, params: ParamsOf<Key>): Said;
export function withProblem(error: ProblemKey, params?: Said["params"]): Said {
  return params ? { error, params } : { error };
}

z.config({ localeError: () => withProblem("invalid").error });

// Where possible, rules are regular expressions on the unchanged text, because the OpenAPI document can show such
// patterns.

/**
 * Sets of characters that a field may accept. No set contains lone surrogates, because the database, mails and files
 * cannot represent them.
 */
const characters = {
  any: "\\u0000-\uD7FF\uE000-\u{10FFFF}",
  /**
   * Allowed characters of texts. Control characters other than tab and line breaks are excluded, because they break
   * mails, CSV files and logs.
   */
  text: "\\t\\n\\r -~\u0080-\uD7FF\uE000-\u{10FFFF}",
  line: "\\t -~\u0080-\uD7FF\uE000-\u{10FFFF}",
};
type Kind = keyof typeof characters;

export const patternOf = (kind: Kind): RegExp => new RegExp(`^[${characters[kind]}]*$`, "u");

export const allowedCharacters = (kind: Kind) => z.regex(patternOf(kind), withProblem("controlCharacters"));

export const atMost = (max: number) => [
  z.refine<string>((text) => text.length <= max || countCharacters(text) <= max, withProblem("tooLong", { max })),
  z.meta<string>({ maxLength: max }),
];

export const maxEntries = (max: number, key: "tooManyTags" | "tooManySkills" | "tooManyEntries") => [
  z.refine<string[]>((list) => list.length <= max, withProblem(key, { max })),
  z.meta<string[]>({ maxItems: max }),
];

export const optionalText = (max: number, ...rules: z.core.$ZodCheck<string>[]) =>
  z.pipe(
    z.transform((value: unknown) => value ?? ""),
    z.string().check(...atMost(max), allowedCharacters("text"), ...rules, z.overwrite(visibleText)),
  );

const given = (max: number, missing: PlainKey, kind: Kind) =>
  z.string(withProblem(missing)).check(z.regex(visible, withProblem(missing)), ...atMost(max), allowedCharacters(kind));

export const requiredText = (max: number, missing: PlainKey = "required", kind: Kind = "text") =>
  given(max, missing, kind).check(z.overwrite(visibleText));

/** Requires a single line. Names and subjects end up in mail headers, where a line break would start another header. */
export const requiredLine = (max: number, missing: PlainKey = "required") => requiredText(max, missing, "line");

/** Maximum length of an address that mail servers accept (RFC 5321). */
const emailMax = 254;
const letter = String.raw`[^\s@<>()[\]\\,;:"\p{Default_Ignorable_Code_Point}]`;
const withoutDot = String.raw`[^\s@<>()[\]\\,;:".\p{Default_Ignorable_Code_Point}]`;
const address = `${letter}+@(?:${withoutDot}+\\.)+${withoutDot}{2,}`;
const emailPattern = new RegExp(`^\\s*${address}\\s*$`, "u");
const isEmail = z.regex(emailPattern, withProblem("emailInvalid"));
const isEmailOrBlank = z.regex(new RegExp(`^\\s*(?:${address}\\s*)?$`, "u"), withProblem("emailInvalid"));

/**
 * Accepts an e-mail address and normalizes full-width characters (NFKC). The second check refuses a text that becomes
 * several addresses through the normalization.
 */
export const email = () =>
  given(emailMax, "emailRequired", "line").check(
    z.trim(),
    isEmail,
    z.meta({ format: "idn-email" }),
    z.normalize("NFKC"),
    z.refine((text) => emailPattern.test(text), withProblem("emailInvalid")),
  );

export const optionalEmail = optionalText(emailMax, isEmailOrBlank);

/** Completes a link that was typed without `https://`, then checks it by the schema. For forms only. */
export const withCompletedLink = <Link extends z.core.$ZodType<string>>(link: Link) =>
  z.pipe(
    z.transform((text: unknown): unknown => completeLink(String(text))),
    link,
  );

export const calendarDate = z
  .string(withProblem("dateInvalid"))
  .check(z.refine(isCalendarDate, withProblem("dateInvalid")), z.meta({ format: "date" }));

export const optionalDate = z.pipe(
  z.transform((value: unknown) => (value === "" || value === undefined ? null : value)),
  z.nullable(calendarDate),
);

/**
 * Tells whether a text is an existing instant in the form `2027-03-12T10:00:00.000Z`, the only accepted form because it
 * sorts as text.
 */
function isInstant(text: string): boolean {
  const at = new Date(text);
  return isValid(at) && at.toISOString() === text;
}

export const instant = z
  .string()
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/),
    z.refine(isInstant),
    z.meta({ format: "date-time" }),
  );

export const storedDate = z.string().check(z.meta({ format: "date" }));

export const pathId = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,15}$/)),
  z.pipe(
    z.transform((text: string) => Number(text)),
    z.number().check(z.int(), z.gte(1)),
  ),
);

export const problem = z
  .custom<Problem>((value) => typeof value === "object" && value !== null && "key" in value)
  .check(z.meta({ $ref: "#/components/schemas/Problem" }));

export const success = z.object({ success: z.literal(true) });

export const pageQuery = {
  limit: z.optional(pathId),
  cursor: z.optional(z.string().check(...atMost(1000), allowedCharacters("line"))),
};
