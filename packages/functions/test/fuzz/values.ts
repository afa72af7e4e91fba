import fc, { type Arbitrary } from "fast-check";
import * as z from "zod/mini";
import { knownValues } from "./known-values.ts";

/**
 * Generates values that are mostly valid. Uses known valid values for rules from which no value can be generated
 * (addresses, dates).
 */
export function validValue(schema: z.core.$ZodType, name = ""): Arbitrary<unknown> {
  if (schema instanceof z.ZodMiniObject) return validObject(schema);
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault) {
    return maybe(undefined, validValue(schema.def.innerType, name));
  }
  if (schema instanceof z.ZodMiniNullable) return maybe(null, validValue(schema.def.innerType, name));
  if (schema instanceof z.ZodMiniPipe) return validPipe(schema, name);
  if (schema instanceof z.ZodMiniEnum) return fc.constantFrom(...Object.values(schema.def.entries));
  if (schema instanceof z.ZodMiniLiteral) return fc.constantFrom(...schema.def.values);
  if (schema instanceof z.ZodMiniBoolean) return fc.boolean();
  if (schema instanceof z.ZodMiniNumber) return validNumber(schema);
  if (schema instanceof z.ZodMiniString) return validText(schema, name);
  if (schema instanceof z.ZodMiniArray) return fc.array(validValue(schema.def.element, name), { maxLength: 10 });
  if (schema instanceof z.ZodMiniRecord) {
    return fc.dictionary(validKey(schema.def.keyType), validValue(schema.def.valueType), { maxKeys: 5 });
  }
  throw new Error(`no values are known for ${schema._zod.def.type}`);
}

const maybe = (blank: unknown, other: Arbitrary<unknown>) =>
  fc.oneof({ weight: 3, arbitrary: other }, { weight: 1, arbitrary: fc.constant(blank) });

const validObject = ({ def }: z.ZodMiniObject) =>
  fc.record(Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, validField(field, name)])));

const validField = (field: z.core.$ZodType, name: string) =>
  z.safeParse(field, undefined).success ? maybe(undefined, validValue(field, name)) : validValue(field, name);

function validPipe(schema: z.ZodMiniPipe, name: string): Arbitrary<unknown> {
  if (!(schema.def.in instanceof z.ZodMiniTransform)) return validValue(schema.def.in, name);
  const blanks = [null, "", "a, b"].filter((value) => z.safeParse(schema, value).success);
  const inner = validValue(schema.def.out, name);
  return blanks.length > 0 ? fc.oneof({ weight: 4, arbitrary: inner }, fc.constantFrom(...blanks)) : inner;
}

function validText(schema: z.ZodMiniString, name: string): Arbitrary<string> {
  const wanted = knownValues[name] ?? [];
  const others = [...texts, ...Object.values(knownValues).flat()].filter((text) => z.safeParse(schema, text).success);
  const free = fc
    .string({ unit: fc.constantFrom(...characters), maxLength: 60 })
    .filter((text) => z.safeParse(schema, text).success);
  const isFree = ["💜💜💜💜💜💜💜💜", "ganz anders"].every((text) => z.safeParse(schema, text).success);
  return fc.oneof(
    ...(wanted.length > 0 ? [{ weight: 12, arbitrary: fc.constantFrom(...wanted) }] : []),
    ...(others.length > 0 ? [{ weight: 2, arbitrary: fc.constantFrom(...others) }] : []),
    ...(isFree ? [{ weight: 4, arbitrary: free }] : []),
  );
}

/** A filter of random numbers would search forever when a schema accepts none of them. */
const validNumber = (schema: z.ZodMiniNumber) =>
  fc.constantFrom(...[...numbers, ...Array(101).keys()].filter((value) => z.safeParse(schema, value).success));

const validKey = (schema: z.core.$ZodType) => validValue(schema) as Arbitrary<string>;

const numbers = [
  ...[0, -0, 1, 100, 101, -1, 0.1, 0.005, 0.5, 6.5, 1e-130, 1e-140, Number.MIN_VALUE, 99.999, 2026, 1e8, 1e8 + 1],
  ...[1e126, 1.7e308, -1e126, 2 ** 31, 2 ** 53 - 1, 2 ** 53, -(2 ** 53), 1e21],
];

/** Characters of every length in UTF-8, including those that have a meaning in files, mails or keys. */
const characters = [..."aZ09 ß\u00E9\u0301\n\t\"'<>&;,=#$%{}|/\\:@.字م💜𝄞\uFFFF\u{10FFFF}\u00A0\u2028\u200B\u202E"];

const texts = [
  ...[
    "",
    " ",
    "a",
    "💜",
    "ganz gewöhnlich",
    "Zeile\nZeile",
    "\t",
    "\uFEFF",
    "\u2028",
    "\u202Eabc",
    "e\u0301",
    "\u200B\u0301",
  ],
  ...["ida@example.org", " jürgen@example.org ", "a@b..co", "a@b.💜", `${"x".repeat(250)}@example.org`],
  ...["https://www.linkedin.com/in/ida-öz", "LINKEDIN.com/in/x?y#z", "https://linkedin.com/in/", "linkedin.com/in/a b"],
  ...["2027-03-12", "2028-02-29", "2027-02-29", "0000-01-01", "9999-12-31", "2027-13-01", "12.03.2027"],
  ...[
    "NaN",
    "Infinity",
    "1e400",
    "0x10",
    "true",
    "null",
    "__proto__",
    "constructor",
    "$ne",
    "{{7*7}}",
    "../../x",
    "%00",
  ],
  ..."'; DROP TABLE users; --|<script>alert(1)</script>|=HYPERLINK(1)|a#b|$model#1".split("|"),
];

const invalidValues: unknown[] = [
  ...["\uD83D", "a\uDC9Cb", "\uDC9C\uD83D", "\u0000", "a\u0007", "a\r\nBcc: x@example.org", "\u007F"],
  ...[40, 50, 51, 100, 101, 128, 129, 150, 200, 201, 250, 251, 300, 500, 501, 2000, 5001, 10_001, 20_001, 130_000].map(
    (length) => "x".repeat(length),
  ),
  ...["💜".repeat(50), "💜".repeat(100), "💜".repeat(201), "ß".repeat(20_000), " ".repeat(300)],
  ...[
    null,
    true,
    false,
    [],
    {},
    [null],
    [[]],
    { $ne: null },
    Array(11).fill("a"),
    Array(31).fill("b"),
    ["\uD83D"],
    ["x,y"],
  ],
];

export const invalidValue: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...invalidValues),
  fc.constantFrom(...texts),
  fc.constantFrom(...numbers),
  fc.array(fc.nat(0xffff), { maxLength: 20 }).map((units) => String.fromCharCode(...units)),
  fc.jsonValue({ maxDepth: 3 }),
);

export function invalidObject(schema: z.core.$ZodType): Arbitrary<unknown> {
  const names = schema instanceof z.ZodMiniObject ? Object.keys(schema.def.shape) : [];
  const name = fc.oneof(
    fc.constantFrom(...names),
    fc.constantFrom("id", "userId", "isAdmin", "role", "__proto__", "0"),
  );
  const changes = fc.dictionary(name, fc.oneof(invalidValue, fc.constant(undefined)), { minKeys: 1, maxKeys: 2 });
  const object = fc
    .tuple(validValue(schema), changes)
    .map(([validFields, change]) => ({ ...(validFields as object), ...change }));
  return fc.oneof({ weight: 8, arbitrary: object }, { weight: 1, arbitrary: invalidValue });
}
