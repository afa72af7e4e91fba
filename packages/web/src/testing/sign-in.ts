import { within } from "@testing-library/react";
import { dialog, fill, press } from "./person.ts";

/**
 * Opens the dialog of a landing page from its top bar.
 * @internal
 */
export async function openDialog(entry: "Anmelden" | "Kostenlos starten"): Promise<HTMLElement> {
  await press(entry, { at: await within(document.body).findByRole("banner") });
  return dialog();
}

/** Fills and submits the open sign-in dialog. @internal */
export async function signIn(email: string, password: string): Promise<void> {
  const form = await dialog();
  await fill("E-Mail-Adresse", email, form);
  await fill("Passwort", password, form);
  await press("Anmelden", { at: form });
}
