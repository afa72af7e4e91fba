import type { Language } from "@linkedpotential/contract/user/schema";
import errors from "../texts/errors.ts";

const areaFiles = import.meta.glob<{ default: unknown }>("../texts/{de,en,fr}/**/*.ts", { eager: true });

/** A value that can be passed to any text function. */
const anything: unknown = new Proxy(() => undefined, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => "Wort" : key === Symbol.iterator ? undefined : anything),
  apply: () => anything,
});

/**
 * Returns all texts of a language with their paths, such as `leads.board.untouched`, and `errors.plan_limit` for
 * translated errors of the API. A text function is called with several arguments, so its path may occur repeatedly.
 * @internal
 */
export function allTexts(language: Language): [path: string, text: string][] {
  const folder = `../texts/${language}/`;
  const ours = Object.entries(areaFiles).filter(([file]) => file.startsWith(folder));
  const errorTexts = Object.entries<Partial<Record<string, string>>>(errors).flatMap(
    ([code, { [language]: text }]): [string, string][] => (text === undefined ? [] : [[`errors.${code}`, text]]),
  );
  return [
    ...ours.flatMap(([file, { default: texts }]) => [...textsIn(texts, file.slice(folder.length, -".ts".length))]),
    ...errorTexts,
  ];
}

function* textsIn(value: unknown, path: string): Generator<[string, string]> {
  if (typeof value === "string") yield [path, value];
  else if (value === anything) return;
  else if (typeof value === "function")
    for (const argument of [1, 2, anything]) yield* textsIn(callText(value, argument), path);
  else if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, `${path}.${key}`);
}

/** Calls a text function with the given argument. Returns undefined when the function expects another type. */
function callText(text: unknown, argument: unknown): unknown {
  try {
    return (text as (...all: unknown[]) => unknown)(argument, argument, argument);
  } catch {
    return undefined;
  }
}
