import type { Language } from "@linkedpotential/contract/user/schema";
import { describe, expect, it } from "vitest";
import { isKnownPlaceholder, knownPlaceholders, piecesOf } from "../../parts/templates/placeholders/placeholders.ts";
import { guideLanguages, guideTexts, placeholderEntries } from "../../testing/guide-content.ts";
import type { PlaceholderRole } from "../../texts/guide-content.ts";

/** A placeholder in a text of the guides, with the text before and after it. */
interface Use {
  path: string;
  key: string;
  raw: string;
  before: string;
  after: string;
}

function usesIn([path, text]: [string, string]): Use[] {
  const pieces = piecesOf(text);
  const join = (some: typeof pieces) => some.map((piece) => (typeof piece === "string" ? piece : piece.raw)).join("");
  return pieces.flatMap((piece, index) =>
    typeof piece === "string"
      ? []
      : [{ path, ...piece, before: join(pieces.slice(0, index)), after: join(pieces.slice(index + 1)) }],
  );
}
const usesOf = (language: Language) => guideTexts(language).flatMap(usesIn);

const always: PlaceholderRole[] = ["name", "number", "amount", "date"];

/** Roles that fit behind words or signs. The first line whose pattern matches the text before counts. */
const rolesBehind: Record<Language, [before: RegExp, after: RegExp, roles: PlaceholderRole[]][]> = {
  de: [
    [/\b(weil|dass|ob|obwohl|sobald|damit|nachdem|bevor|wenn),? $/i, /^[.,;?)“]/, ["clause"]],
    [/\b(aus|bei|mit|nach|seit|von|zu|gegenüber|außer) $/i, /^/, ["dative", ...always]],
    [/\b(für|ohne|gegen|durch|um) $/i, /^/, ["object", ...always]],
    [/\b(an|auf|in|über|unter|vor|hinter|neben|zwischen) $/i, /^/, ["dative", "object", ...always]],
    [/\b(am|im|vom|zum|zur|bis|ab|beim) $/i, /^/, always],
    [/\b(wegen|während|trotz|statt|anstatt|dank) $/i, /^/, ["genitive", ...always]],
    [/„$/, /^“/, ["subject", "sentence", "name"]],
    [/: $/, /^[.,;)]/, ["subject", "clause", "line", ...always]],
    [/: $/, /^(\n|$)/, ["subject", "sentence", "line", "clause", ...always]],
    [/(^|\n)(\d\. |[–•-] )?$/, /^(\n|$)/, ["line", "sentence", "subject", ...always]],
  ],
  en: [
    [/\b(because|whether|although|unless) $/i, /^[.,;?)”]/, ["clause"]],
    [/(^|\n)(\d\. |[–•-] )?$/, /^(\n|$)/, ["line", "sentence", "subject", "object", ...always]],
  ],
  fr: [
    [/\b(parce que|quand|lorsque|si|dès que) $/i, /^[.,;?)]/, ["clause"]],
    [/(^|\n)(\d\. |[–•-] )?$/, /^(\n|$)/, ["line", "sentence", "subject", "object", ...always]],
  ],
};

const startOfSentence = /(^|[.?!:”“»]\s+|\n|[„“] ?|« ?|\}\} |[–•-] |\d\. )$/;
const endOfSentence = /^($|\n|[“”]| ?»| (\p{Lu}|\{\{|[„“«\d]))/u;

function problemOf({ key, raw, path, before, after }: Use, role: PlaceholderRole, language: Language) {
  const where = `${path}: …${before.slice(-30)}${raw}${after.slice(0, 15)}…`.replaceAll("\n", "⏎");
  if (role === "sentence" && !(startOfSentence.test(before) && endOfSentence.test(after)))
    return `${where} (${key} is a sentence with its period and needs a sentence's place)`;
  if (role === "line" && !/^(\n|$|,)/.test(after)) return `${where} (${key} is a line and must end its line)`;
  if (
    role === "dative" &&
    language === "de" &&
    !/\b(aus|bei|mit|nach|seit|von|zu|gegenüber|an|auf|in|über|unter|vor|hinter|neben|zwischen) $/i.test(before)
  )
    return `${where} (${key} is a dative, but no such preposition precedes it)`;
  const [, , roles] = rolesBehind[language].find(([left, right]) => left.test(before) && right.test(after)) ?? [];
  return roles && !roles.includes(role) ? `${where} (${key} is ${role}, here fits ${roles.join(", ")})` : null;
}

describe.each(guideLanguages)("the placeholders of the guides in %s", (language) => {
  const entries = placeholderEntries(language);
  const uses = usesOf(language);

  it("are explained with an example, and no other placeholder is", () => {
    const used = new Set(uses.map(({ key }) => key));
    expect([...used].filter((key) => !Object.hasOwn(entries, key)).sort()).toEqual([]);
    expect(Object.keys(entries).filter((key) => !used.has(key) && !isKnownPlaceholder(key))).toEqual([]);
    for (const key of knownPlaceholders) expect(entries[key]?.example.length).toBeGreaterThan(1);
  });

  it("have one spelling: lower case, words joined by an underscore", () => {
    const isPlain = (raw: string) => /^\{\{\p{Ll}[\p{Ll}\d]*(_[\p{Ll}\d]+)*\}\}$/u.test(raw);
    expect(uses.filter(({ raw }) => !isPlain(raw)).map(({ path, raw }) => `${path}: ${raw}`)).toEqual([]);
  });

  it("have labels that read as words", () => {
    // A German noun inside a name needs its capital, and French names have no accents.
    const needsLabel = (key: string) => language !== "en" && key.includes("_") && !isKnownPlaceholder(key);
    const wrong = Object.entries(entries).filter(([key, { label }]) =>
      label === undefined ? needsLabel(key) : !/^[\p{Lu}\d]/u.test(label) || /[{}_]/.test(label),
    );
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it("have examples that fit their role", () => {
    const wrong = Object.entries(entries).filter(([, { example, role }]) => {
      if (role === "sentence") return !/[.?!]$/.test(example) || !/^[\p{Lu}\d§]/u.test(example);
      if (role === "number") return !/^[\d.,  ]+$/.test(example);
      if (role === "amount") return !/^\d/.test(example);
      return role !== "line" && /[.?!]$/.test(example);
    });
    expect(wrong.map(([key, { example }]) => `${key}: ${example}`)).toEqual([]);
  });

  it("stand where their role fits", () => {
    const problems = uses.map((use) => {
      const role = entries[use.key]?.role;
      return role === undefined || isKnownPlaceholder(use.key) ? null : problemOf(use, role, language);
    });
    expect(problems.filter((problem) => problem !== null)).toEqual([]);
  });
});

it.each([
  ["arbeite für {{x}}.", "dative"],
  ["arbeite mit {{x}}.", "object"],
  ["melde mich am {{x}}.", "subject"],
  ["frage, weil {{x}}.", "subject"],
  ["Sie schrieben: „{{x}}“.", "object"],
  ["Der Grund: {{x}}.", "object"],
  ["Der Grund: {{x}}.", "sentence"],
  ["und {{x}} Danach", "sentence"],
  ["gilt {{x}} für alle", "line"],
] as const)("in “%s” the role %s does not fit", (text, role) => {
  const problems = usesIn(["path", text]).map((use) => problemOf(use, role, "de"));
  expect(problems).toEqual([expect.stringContaining("{{x}}")]);
});
