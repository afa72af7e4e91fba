import { withFrenchSpacing } from "@linkedpotential/contract/french-spacing";
import type { Language } from "@linkedpotential/contract/user/schema";
import { use } from "react";
import { asLoadError, beforeRemount } from "../lib/crash/retry.ts";
import { storage } from "../lib/storage/storage.ts";
import type { Area, Texts } from "./areas.ts";
import { getLanguage, showLanguage, useLanguage } from "./language.ts";

const files = import.meta.glob<{ default: unknown }>("./{de,en,fr}/**/*.ts");
const loading = new Map<string, Promise<unknown>>();
const loaded = new Map<string, unknown>();
/**
 * Paths whose download failed. They are retried only when a component is mounted again, because an immediate retry
 * could repeat forever.
 */
const failed = new Set<string>();
beforeRemount.listen(() => {
  for (const path of failed) loading.delete(path);
  failed.clear();
});
const pathOf = (area: string, language: Language): string => `./${language}/${area}.ts`;

function load(area: string, language: Language): Promise<unknown> {
  const path = pathOf(area, language);
  const running = loading.get(path);
  if (running) return running;
  const file = files[path];
  const promise: Promise<unknown> = file
    ? file().then(
        (module) => {
          const value = language === "fr" ? withFrenchSpacing(module.default) : module.default;
          loaded.set(path, value);
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

/** Loads an area. Retries if an earlier download failed. */
function fetchArea(area: string, language: Language): Promise<unknown> {
  const path = pathOf(area, language);
  if (failed.delete(path)) loading.delete(path);
  return load(area, language);
}

/** Preloads the texts of several areas, in parallel with the code that shows them. */
export function preloadTexts(...areas: Area[]): Promise<unknown> {
  return Promise.all(areas.map((area) => fetchArea(area, getLanguage())));
}

/** Returns the texts of an area in the current language. Suspends until they are loaded. */
export function useTexts<A extends Area>(area: A): Texts[A] {
  const language = useLanguage();
  // The cast is safe, because the compiler checks each language against the German file.
  return use(load(area, language)) as Texts[A];
}

/** Returns the texts of an area in the current language, for code outside of components. */
export async function textsOf<A extends Area>(area: A): Promise<Texts[A]> {
  return (await fetchArea(area, getLanguage())) as Texts[A];
}

/** Returns the texts of an area if they are loaded, for code outside of components. */
export function loadedTexts<A extends Area>(area: A): Texts[A] | undefined {
  return loaded.get(pathOf(area, getLanguage())) as Texts[A] | undefined;
}

/**
 * Switches the language: loads the texts of all areas requested so far, stores the choice in the browser and passes it
 * to `save`, which sends it to the server. A failure of `save` is ignored.
 */
export async function setLanguage(language: Language, save?: (language: Language) => Promise<unknown>): Promise<void> {
  storage.set("language", language);
  const sent = save?.(language).catch(() => undefined);
  const requestedAreas = new Set([...loading.keys()].map((path) => path.slice("./de/".length, -".ts".length)));
  await Promise.all([...requestedAreas].map((area) => fetchArea(area, language)));
  await loadErrors(language);
  showLanguage(language);
  await sent;
}

/** Loads the translations of error texts. German ones come from the server (D25). */
async function loadErrors(language: Language): Promise<void> {
  if (language !== "de") errors = (await import("./errors.ts")).default;
}
let errors: Readonly<Partial<Record<string, Partial<Record<Language, string>>>>> = {};

/** Returns the translation of an error code. Undefined in German and while translations are loading. */
export function translatedError(code: string | undefined): string | undefined {
  const language = getLanguage();
  const text = code && errors[code]?.[language];
  return text && language === "fr" ? withFrenchSpacing(text) : text;
}

/**
 * Sets the language of the document and loads the error texts. Called at startup, while the texts of the first screen
 * load.
 */
export function startTexts(): void {
  document.documentElement.lang = getLanguage();
  loadErrors(getLanguage()).catch(() => undefined);
}
