import type { User } from "@linkedpotential/contract/user/schema";
import { onAccountChange, sessionRestored } from "../../lib/session/session.ts";
import { storage } from "../../lib/storage/storage.ts";
import { setTheme } from "../../lib/theme.ts";
import { getLanguage } from "../../texts/language.ts";
import { setLanguage } from "../../texts/texts.ts";

/** Applies the account's language and theme to the device on sign-in and on page load with a session (D12). */
export function followAccount(): void {
  onAccountChange.listen((user) => user && show(user, null));
  sessionRestored.listen((user) => show(user, storage.get("accountLook")));
}

const lookOf = ({ language, theme }: User): string => `${language} ${theme}`;

/**
 * Applies the language and theme of the account. Keeps the choice made on this device when the account is new and still
 * has the defaults (German, system theme), or when the choice never reached the server.
 */
function show(user: User, seen: string | null): void {
  const { language, theme } = user;
  const look = lookOf(user);
  if (look === seen) return;
  storage.set("accountLook", look);
  if (theme !== "system" || seen) setTheme(theme);
  const isChosenHere = !seen && storage.get("language") !== null;
  if (language === getLanguage() || (language === "de" && isChosenHere)) return;
  setLanguage(language).catch(() => undefined);
}
