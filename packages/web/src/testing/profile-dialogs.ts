import { dialog, press } from "./person.ts";

type Entry = "Profil bearbeiten" | "Abonnement" | "Login & Sicherheit" | "Einstellungen" | "Hilfe & Support";

/** Opens a dialog of the profile menu. @internal */
export async function openProfileDialog(entry: Entry): Promise<HTMLElement> {
  await press(/^Profilmenü/);
  await press(entry, { role: "menuitem" });
  return dialog(entry);
}
