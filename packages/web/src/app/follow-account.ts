import type { User } from "@linkedpotential/contract/user/schema";
import { onAccountChange } from "../lib/session.ts";
import { storage } from "../lib/storage.ts";
import { setTheme } from "../lib/theme.ts";
import { getLanguage } from "../texts/language.ts";
import { setLanguage } from "../texts/texts.ts";

/** Language and theme of the account take effect on the device where it signs in (D12). */
export function followAccount(): void {
  onAccountChange.listen((user) => user && show(user));
}

/** New accounts are German and follow the system; what was chosen on this device before then stays. */
function show({ language, theme }: User): void {
  if (theme !== "system") setTheme(theme);
  const isChosenHere = storage.get("language") !== null;
  if (language === getLanguage() || (language === "de" && isChosenHere)) return;
  setLanguage(language).catch(() => undefined);
}
