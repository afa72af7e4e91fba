import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { countCharacters, cutCharacters } from "./characters.ts";
import {
  email,
  instant,
  maxEntries,
  optionalDate,
  optionalEmail,
  optionalText,
  pageQuery,
  pathId,
  problem,
  requiredLine,
  requiredText,
} from "./fields.ts";
import { optionalLinkedinUrl } from "./linkedin.ts";
import { normalizeLinkedinUrl } from "./linkedin-url.ts";
import { problemsOf } from "./problems.ts";

const problemWith = (schema: z.ZodMiniType, value: unknown) =>
  Object.values(problemsOf(schema.safeParse(value).error?.issues ?? []))[0];

describe("a text", () => {
  const kinds = {
    "that may be empty": optionalText(5),
    "that is required": requiredText(5),
    "of one line": requiredLine(5),
  };

  it.each(Object.entries(kinds))("%s rejects control characters and lone surrogates", (_, schema) => {
    for (const wrong of ["\uD83D", "a\uDC9C", "\uDC9C\uD83D", "a\u0007", "\u007F"]) {
      expect(problemWith(schema, wrong)).toEqual({ key: "controlCharacters" });
    }
    expect(schema.safeParse(" a\t💜 ").data).toBe("a\t💜");
  });

  it.each(Object.entries(kinds))("%s is measured in characters", (_, schema) => {
    expect(schema.safeParse("💜".repeat(5)).success).toBe(true);
    expect(problemWith(schema, "💜".repeat(6))).toEqual({ key: "tooLong", params: { max: 5 } });
  });

  it.each(Object.entries(kinds))("%s removes characters that hide text or change its direction", (_, schema) => {
    expect(schema.safeParse(" a\u202E\u200B").data).toBe("a");
    expect(schema.safeParse("❤️\u200D🔥").data).toBe("❤️\u200D🔥");
  });

  it("is empty when nothing of it is visible", () => {
    for (const nothing of ["\u200B", "\u202E\u2066 ", "\u0301\u0301", "\u3164", "\u2800", "\u00AD\u0085"]) {
      expect(optionalText(5).safeParse(nothing).data).toBe("");
      expect(problemWith(requiredText(5, "personNameRequired"), nothing)).toEqual({ key: "personNameRequired" });
      expect(problemWith(requiredLine(5), nothing)).toEqual({ key: "required" });
    }
  });

  it("allows line breaks in multi-line fields only", () => {
    expect(requiredText(5).safeParse("a\r\nb").success).toBe(true);
    expect(problemWith(requiredLine(5), "a\nb")).toEqual({ key: "controlCharacters" });
    expect(problemWith(requiredLine(5), " \n ")).toEqual({ key: "required" });
  });

  it("of a cursor rejects lone surrogates", () => {
    expect(problemWith(z.object(pageQuery), { cursor: "a\uD83D" })).toEqual({ key: "controlCharacters" });
  });
});

it("an e-mail field accepts a valid address or an empty text", () => {
  for (const address of ["jürgen@example.org", " a.b+c@x.y.example ", "a@b.co"]) {
    expect(email().safeParse(address).data).toBe(address.trim());
    expect(optionalEmail.safeParse(address).data).toBe(address.trim());
  }
  for (const wrong of ["a", "a@b", "a@b..co", "a@.co", "a b@c.de", "a@b.c", "a@b.💜"]) {
    expect(problemWith(email(), wrong)).toEqual({ key: "emailInvalid" });
    expect(problemWith(optionalEmail, wrong)).toEqual({ key: "emailInvalid" });
  }
  expect(optionalEmail.safeParse("  ").data).toBe("");
});

it("a LinkedIn field accepts a profile address in upper or lower case, or an empty text", () => {
  expect(optionalLinkedinUrl.safeParse(" HTTPS://De.LinkedIn.com/In/Änne-Weiß/?x=1 ").data).toBe(
    "https://www.linkedin.com/in/Änne-Weiß",
  );
  expect(optionalLinkedinUrl.safeParse(" ").data).toBe("");
  expect(problemWith(optionalLinkedinUrl, "https://example.org/in/a")).toEqual({ key: "linkedinInvalid" });
});

it("a LinkedIn field rejects a very long text without backtracking", () => {
  const blanks = " ".repeat(500_000);
  for (const text of [`${blanks}x`, `linkedin.com/in/a?${blanks}\nx`, `linkedin.com/in/${"a".repeat(500_000)} x`]) {
    expect(normalizeLinkedinUrl(text)).toBeNull();
  }
});

describe("a list", () => {
  const tags = z.array(z.string()).check(...maxEntries(3, "tooManyTags"));

  it("is limited to its maximum number of entries", () => {
    expect(tags.safeParse(["a", "b", "c"]).success).toBe(true);
    expect(problemWith(tags, ["a", "b", "c", "d"])).toEqual({ key: "tooManyTags", params: { max: 3 } });
  });

  it("reports problems by the path of the field", () => {
    const issues = z.object({ rows: tags }).safeParse({ rows: ["a", 1] }).error?.issues ?? [];
    expect(problemsOf(issues)).toEqual({ "rows.1": { key: "invalid" } });
  });
});

it("a date field accepts a calendar date or an empty text", () => {
  for (const none of ["", null, undefined]) expect(optionalDate.safeParse(none).data).toBeNull();
  expect(optionalDate.safeParse("2028-02-29").data).toBe("2028-02-29");
  for (const wrong of ["2027-02-29", "29.02.2028", 20280229]) {
    expect(problemWith(optionalDate, wrong)).toEqual({ key: "dateInvalid" });
  }
});

it("an instant exists and is in UTC with milliseconds, without surrounding text", () => {
  expect(instant.safeParse("2027-03-12T09:00:00.000Z").success).toBe(true);
  const wrong = ["2027-03-12T09:00:00Z", "2027-03-12T09:00:00.000+01:00", " 2027-03-12T09:00:00.000Z"];
  for (const text of [
    ...wrong,
    "2027-03-12T09:00:00.000Z\n",
    "2027-03-12",
    "2027-02-30T09:00:00.000Z",
    "2027-03-12T24:30:00.000Z",
  ]) {
    expect(instant.safeParse(text).success, text).toBe(false);
  }
});

it("an id in a path is a whole number from 1 in plain notation", () => {
  expect(["1", "10", "9007199254740991"].map((id) => pathId.safeParse(id).data)).toEqual([1, 10, 2 ** 53 - 1]);
  for (const wrong of ["0", "01", "-1", "1.5", "1e3", " 1", "1 ", "abc", "", "9007199254740992", "12345678901234567"]) {
    expect(pathId.safeParse(wrong).success, wrong).toBe(false);
  }
});

it("is a problem when it has a key", () => {
  expect(problem.safeParse({ key: "required" }).success).toBe(true);
  for (const wrong of ["required", null, undefined, 1, {}, { params: { max: 5 } }]) {
    expect(problem.safeParse(wrong).success).toBe(false);
  }
});

it("is cut between characters, at most to the given length", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 30, size: "max" }), fc.nat(20), (text, max) => {
      const cut = cutCharacters(text, max);
      expect(cut.isWellFormed() && text.startsWith(cut)).toBe(true);
      expect(countCharacters(cut)).toBe(Math.min(max, countCharacters(text)));
    }),
  );
});
