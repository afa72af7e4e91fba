import type { User } from "@linkedpotential/contract/user/schema";
import { onAccountChange, onReturn } from "../../lib/session/session.ts";
import { storage } from "../../lib/storage/storage.ts";
import { setTheme } from "../../lib/theme.ts";
import { getLanguage } from "../../texts/language.ts";
import { setLanguage } from "../../texts/texts.ts";

/** Language and theme of the account take effect on the device where it signs in or is signed in (D12). */
export function followAccount(): void {
  onAccountChange.listen((user) => user && show(user, null));
  onReturn.listen((user) => show(user, storage.get("accountLook")));
}

const lookOf = ({ language, theme }: User): string => `${language} ${theme}`;

/** New accounts are German and follow the system: what was chosen here before, or never reached the server, stays. */
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
