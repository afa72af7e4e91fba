import { within } from "@testing-library/react";
import { fill, findDialog, press } from "./user.ts";

/**
 * Opens the dialog of a landing page from its top bar.
 * @internal
 */
export async function openLandingDialog(entry: "Anmelden" | "Kostenlos starten"): Promise<HTMLElement> {
  await press(entry, { container: await within(document.body).findByRole("banner") });
  return findDialog();
}

/** @internal */
export async function signIn(email: string, password: string): Promise<void> {
  const form = await findDialog();
  await fill("E-Mail-Adresse", email, form);
  await fill("Passwort", password, form);
  await press("Anmelden", { container: form });
}
