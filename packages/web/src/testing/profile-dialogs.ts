import { findDialog, press } from "./user.ts";

type Entry = "Profil bearbeiten" | "Tarife" | "Login & Sicherheit" | "Einstellungen" | "Hilfe & Support";

/** @internal */
export async function openProfileDialog(entry: Entry): Promise<HTMLElement> {
  await press(/^Profilmenü/);
  await press(entry, { role: "menuitem" });
  return findDialog(entry);
}
