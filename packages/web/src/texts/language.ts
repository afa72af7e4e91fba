import type { Language } from "@linkedpotential/contract/user/schema";
import { useSyncExternalStore } from "react";
import { createSignal } from "../lib/signal.ts";
import { storage } from "../lib/storage/storage.ts";

/** Name of each language in the language itself. */
export const languageNames = { de: "Deutsch", en: "English", fr: "Français" } as const satisfies Record<
  Language,
  string
>;

const isLanguage = (text: string | null): text is Language => text !== null && Object.hasOwn(languageNames, text);

const saved = storage.get("language");
let current: Language = isLanguage(saved) ? saved : "de";
const changed = createSignal();

export const getLanguage = (): Language => current;
export const useLanguage = (): Language => useSyncExternalStore(changed.listen, getLanguage, getLanguage);

/** Sets the current language. Use `setLanguage`, which loads the texts first. */
export function showLanguage(language: Language): void {
  current = language;
  document.documentElement.lang = language;
  changed.emit();
}
