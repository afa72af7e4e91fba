import { withFrenchSpacing } from "@linkedpotential/contract/french-spacing";
import type { Language } from "@linkedpotential/contract/user/schema";
import { use } from "react";
import { asLoadError, beforeRemount } from "../lib/crash/retry.ts";
import { storage } from "../lib/storage/storage.ts";
import type { Area, Texts } from "./areas.ts";
import { getLanguage, showLanguage, useLanguage } from "./language.ts";

const files = import.meta.glob<{ default: unknown }>("./{de,en,fr}/*.ts");
const loading = new Map<string, Promise<unknown>>();
const loaded = new Map<string, unknown>();
/** Paths whose download failed. A component keeps that failure until it is mounted again, or it would fetch without end. */
const failed = new Set<string>();
beforeRemount.listen(() => {
  for (const path of failed) loading.delete(path);
  failed.clear();
});
/** Areas that are on the screen or were: a new language brings them along. */
const wanted = new Set<string>();

function load(area: string, language: Language): Promise<unknown> {
  const path = `./${language}/${area}.ts`;
  const running = loading.get(path);
  if (running) return running;
  const file = files[path];
  const promise: Promise<unknown> = file
    ? file().then(
        (module) => {
          const value = language === "fr" ? withFrenchSpacing(module.default) : module.default;
          loaded.set(path, value);
          // What React itself would write there: `use` then answers at once.
          Object.assign(promise, { status: "fulfilled", value });
          return value;
        },
        (cause: unknown) => {
          throw asLoadError(cause);
        },
      )
    : Promise.reject(new Error(`no texts ${path}`));
  promise.catch(() => failed.add(path));
  loading.set(path, promise);
  return promise;
}

/** Loads an area, again where an earlier download failed. */
function fetchArea(area: string, language: Language): Promise<unknown> {
  const path = `./${language}/${area}.ts`;
  if (failed.delete(path)) loading.delete(path);
  return load(area, language);
}

/** Starts loading areas, together with the code that shows them. */
export function preloadTexts(...areas: Area[]): Promise<unknown> {
  for (const area of areas) wanted.add(area);
  return Promise.all(areas.map((area) => fetchArea(area, getLanguage())));
}

/** The texts of an area in the shown language. Suspends until they are there. */
export function useTexts<A extends Area>(area: A): Texts[A] {
  const language = useLanguage();
  wanted.add(area);
  // The files are checked against the German one when compiled.
  return use(load(area, language)) as Texts[A];
}

/** The texts of an area in the language shown now, outside of components. */
export async function textsOf<A extends Area>(area: A): Promise<Texts[A]> {
  return (await fetchArea(area, getLanguage())) as Texts[A];
}

/** The texts of an area that was loaded before, outside of components; else undefined. */
export function loadedTexts<A extends Area>(area: A): Texts[A] | undefined {
  return loaded.get(`./${getLanguage()}/${area}.ts`) as Texts[A] | undefined;
}

/**
 * Switches the language: loads the texts of everything shown, saves the choice here and hands it to `save` (the server).
 * A failure of `save` is shown nowhere and undoes nothing (I18N-05 to I18N-08).
 */
export async function setLanguage(language: Language, save?: (language: Language) => Promise<unknown>): Promise<void> {
  storage.set("language", language);
  const sent = save?.(language).catch(() => undefined);
  await Promise.all([...wanted].map((area) => fetchArea(area, language)));
  await loadErrors(language);
  showLanguage(language);
  await sent;
}

/** The server says its errors in German; the other languages are ours (D25). */
async function loadErrors(language: Language): Promise<void> {
  if (language !== "de") errors = (await import("./errors.ts")).default;
}
let errors: Readonly<Partial<Record<string, Partial<Record<Language, string>>>>> = {};

/** An error by its code in the shown language, unless that is German or they are not there yet. */
export function translatedError(code: string | undefined): string | undefined {
  const language = getLanguage();
  const text = code && errors[code]?.[language];
  return text && language === "fr" ? withFrenchSpacing(text) : text;
}

/** On start, beside the first screen's texts. */
export function startTexts(): void {
  document.documentElement.lang = getLanguage();
  loadErrors(getLanguage()).catch(() => undefined);
}
