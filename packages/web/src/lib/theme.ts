import { useSyncExternalStore } from "react";
import { createSignal } from "./signal.ts";
import { storage } from "./storage/storage.ts";

export type Theme = "system" | "light" | "dark";

const changed = createSignal();
const prefersDark = () => matchMedia("(prefers-color-scheme: dark)");

/** Returns the chosen theme. `public/theme.js` applies the same rule before the first paint. */
function getTheme(): Theme {
  const saved = storage.get("theme");
  return saved === "light" || saved === "dark" ? saved : "system";
}

export function setTheme(theme: Theme): void {
  storage.set("theme", theme);
  applyTheme();
  changed.emit();
}

export const useTheme = (): Theme => useSyncExternalStore(changed.listen, getTheme);

function applyTheme(): void {
  const theme = getTheme();
  const dark = theme === "dark" || (theme === "system" && prefersDark().matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}

export function followSystemTheme(): void {
  applyTheme();
  prefersDark().addEventListener("change", applyTheme);
}
