import * as z from "zod/mini";
import { countCharacters } from "./characters.ts";
import { isCalendarDate } from "./dates.ts";
import { isInstant } from "./instant.ts";
import type { KeyWith, PlainKey, ProblemKey } from "./problem-texts.ts";
import type { Problem } from "./problems.ts";
import { visible, visibleText } from "./visible-text.ts";

interface Said {
  error: ProblemKey;
  params?: Record<string, unknown>;
}
type ParamsOf<Key extends KeyWith> = Extract<Problem, { key: Key }>["params"];

export function says(key: PlainKey): Said;
export function says<Key extends KeyWith>(key: Key, params: ParamsOf<Key>): Said;
export function says(error: ProblemKey, params?: Said["params"]): Said {
  return params ? { error, params } : { error };
}

z.config({ localeError: () => says("invalid").error });

// Rules are regular expressions on the raw text where possible, because the OpenAPI document shows these patterns.

/** Lone surrogates are excluded, because stores, mails and files cannot represent them. */
const characters = {
  any: "\\u0000-\uD7FF\uE000-\u{10FFFF}",
  /** Without control characters, which break mails, CSV files and logs. */
  text: "\\t\\n\\r -~\u0080-\uD7FF\uE000-\u{10FFFF}",
  line: "\\t -~\u0080-\uD7FF\uE000-\u{10FFFF}",
};
type Kind = keyof typeof characters;

export const patternOf = (kind: Kind): RegExp => new RegExp(`^[${characters[kind]}]*$`, "u");

export const madeOf = (kind: Kind) => z.regex(patternOf(kind), says("controlCharacters"));

export const atMost = (max: number) => [
  z.refine<string>((text) => text.length <= max || countCharacters(text) <= max, says("tooLong", { max })),
  z.meta<string>({ maxLength: max }),
];

export const atMostEntries = (max: number, key: "tooManyTags" | "tooManySkills" | "tooManyEntries") => [
  z.refine<string[]>((list) => list.length <= max, says(key, { max })),
  z.meta<string[]>({ maxItems: max }),
];

export const optionalText = (max: number, ...rules: z.core.$ZodCheck<string>[]) =>
  z.pipe(
    z.transform((value: unknown) => value ?? ""),
    z.string().check(...atMost(max), madeOf("text"), ...rules, z.overwrite(visibleText)),
  );

const given = (max: number, missing: PlainKey, kind: Kind) =>
  z.string(says(missing)).check(z.regex(visible, says(missing)), ...atMost(max), madeOf(kind));

export const requiredText = (max: number, missing: PlainKey = "required", kind: Kind = "text") =>
  given(max, missing, kind).check(z.overwrite(visibleText));

/** Excludes line breaks, because subjects and names end up in mail headers. */
export const requiredLine = (max: number, missing: PlainKey = "required") => requiredText(max, missing, "line");

/** Maximum length that mail servers accept (RFC 5321). */
const emailMax = 254;
// Excludes separators of addresses and invisible characters.
const letter = String.raw`[^\s@<>()[\]\\,;:"\p{Default_Ignorable_Code_Point}]`;
const withoutDot = String.raw`[^\s@<>()[\]\\,;:".\p{Default_Ignorable_Code_Point}]`;
const address = `${letter}+@(?:${withoutDot}+\\.)+${withoutDot}{2,}`;
const emailPattern = new RegExp(`^\\s*${address}\\s*$`, "u");
const isEmail = z.regex(emailPattern, says("emailInvalid"));
const isEmailOrBlank = z.regex(new RegExp(`^\\s*(?:${address}\\s*)?$`, "u"), says("emailInvalid"));

/** Normalizes full-width characters (NFKC). The second check refuses a text that becomes several addresses by that. */
export const email = () =>
  given(emailMax, "emailRequired", "line").check(
    z.trim(),
    isEmail,
    z.meta({ format: "idn-email" }),
    z.normalize("NFKC"),
    z.refine((text) => emailPattern.test(text), says("emailInvalid")),
  );

export const optionalEmail = optionalText(emailMax, isEmailOrBlank);

export const calendarDate = z
  .string(says("dateInvalid"))
  .check(z.refine(isCalendarDate, says("dateInvalid")), z.meta({ format: "date" }));

export const optionalDate = z.pipe(
  z.transform((value: unknown) => (value === "" || value === undefined ? null : value)),
  z.nullable(calendarDate),
);

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
  cursor: z.optional(z.string().check(...atMost(1000), madeOf("line"))),
};
