import { withFrenchSpacing } from "@linkedpotential/contract/french-spacing";
import type { Language } from "@linkedpotential/contract/user/schema";
import { expect, it } from "vitest";
import errors from "./errors.ts";

const areaFiles = import.meta.glob<{ default: unknown }>("./{de,en,fr}/**/*.ts", { eager: true });

/** A value that can be passed to any text function. */
const anything: unknown = new Proxy(() => undefined, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => "Wort" : key === Symbol.iterator ? undefined : anything),
  apply: () => anything,
});

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (value === anything) return;
  else if (typeof value === "function")
    for (const argument of [1, 2, anything]) yield* textsIn(callText(value, argument));
  else if (typeof value === "object" && value !== null) for (const one of Object.values(value)) yield* textsIn(one);
}

/** Calls a text function with the given argument. Returns undefined when the function expects another type. */
function callText(text: unknown, argument: unknown): unknown {
  try {
    return (text as (...all: unknown[]) => unknown)(argument, argument, argument);
  } catch {
    return undefined;
  }
}

function textsOf(language: string): [path: string, texts: unknown][] {
  const ours = Object.entries(areaFiles).filter(([path]) => path.startsWith(`./${language}/`));
  const errorTexts = Object.values<Partial<Record<string, string>>>(errors).map((error) => error[language]);
  return [...ours.map(([path, { default: texts }]): [string, unknown] => [path, texts]), ["./errors.ts", errorTexts]];
}

const typeset = (language: string) => (text: string) => (language === "fr" ? withFrenchSpacing(text) : text);

const mistakes: Record<Language, RegExp> = {
  de: / - |--|\.\.\.| {2}|\p{L}'\p{L}|[«»]|“\p{L}|\p{L}„|\d (EUR|€|%|MB)/u,
  en: / - |--|\.\.\.| {2}|\p{L}'|["«»„]|\p{L}“|\d (%|EUR|MB)|(EUR|€) \d| [;:?!]/u,
  fr: / - |--|\.\.\.| {2}|\p{L}'|["„“”]| [;:?!»]|« |[^\s]»|«\S|[\p{L})][;:?!]( |$)|\d (\d{3}(?!\d)|EUR|€|%|Mo)/u,
};

it.each(Object.entries(mistakes))(
  "texts in %s follow its typography of quotes, dashes, apostrophes, punctuation and numbers",
  (language, mistake) => {
    const found = textsOf(language).flatMap(([path, texts]) =>
      [...textsIn(texts)].map(typeset(language)).flatMap((text) => (mistake.test(text) ? [`${path}: ${text}`] : [])),
    );
    expect(found).toEqual([]);
  },
);
