import type { Language } from "@linkedpotential/contract/user/schema";
import { fillPlaceholders, placeholdersIn } from "../parts/templates/placeholders/placeholders.ts";
import type { PlaceholdersTexts, SampleMessage } from "../texts/guide-content.ts";
import { textLeaves } from "./text-leaves.ts";

const guides = import.meta.glob<unknown>("../texts/*/guides/*.ts", { import: "default", eager: true });
const entries = import.meta.glob<PlaceholdersTexts>("../texts/*/placeholders.ts", { import: "default", eager: true });

/**
 * Languages of the guides.
 * @internal
 */
export const guideLanguages = ["de", "en", "fr"] as const satisfies Language[];

/**
 * Returns the explanations of the placeholders in a language.
 * @internal
 */
export const placeholderEntries = (language: Language): PlaceholdersTexts =>
  entries[`../texts/${language}/placeholders.ts`] ?? {};

const guidesIn = (language: Language): [string, unknown][] =>
  Object.entries(guides)
    .filter(([path]) => path.startsWith(`../texts/${language}/`))
    .map(([path, texts]) => [path.slice(`../texts/${language}/guides/`.length, -".ts".length), texts]);

/**
 * Returns all texts of the guides with their paths, such as `hot-journey.steps.find.title`.
 * @internal
 */
export const guideTexts = (language: Language): [string, string][] =>
  guidesIn(language).flatMap(([area, texts]) => [...textLeaves(texts, area)]);

/**
 * Returns all sample messages of the guides with their paths.
 * @internal
 */
export const guideSamples = (language: Language): [string, SampleMessage][] =>
  guidesIn(language).flatMap(([area, texts]) => [...samplesIn(texts, area)]);

function* samplesIn(value: unknown, path: string): Generator<[string, SampleMessage]> {
  if (typeof value !== "object" || value === null) return;
  if (/\.(samples|templates)\.\d+$|\.sample$/.test(path)) yield [path, value as SampleMessage];
  else for (const [key, inner] of Object.entries(value)) yield* samplesIn(inner, `${path}.${key}`);
}

/**
 * Fills the placeholders of a text with their examples. A placeholder without an example stays.
 * @internal
 */
export function filledExample(text: string, language: Language): string {
  const examples = placeholderEntries(language);
  return fillPlaceholders(text, new Map(placeholdersIn(text).map(({ key }) => [key, examples[key]?.example ?? ""])));
}
