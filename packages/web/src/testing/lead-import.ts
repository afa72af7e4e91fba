import { screen, within } from "@testing-library/react";
import { findDialog, press, textOf, user } from "./user.ts";

/** Labels in German: menu, its entry, and the button that checks the file. @internal */
export const german = ["Import und Export", "CSV importieren", "Weiter"] as const;
/** @internal */
export const csv = (...lines: string[]) =>
  ["Name;Company;Job title;E-mail address;LinkedIn", ...lines, ""].join("\r\n");
/** Writes a file as LinkedIn exports it, with remarks before the headings. @internal */
export const linkedin = (...lines: string[]) =>
  [
    "Notes:",
    '"When exporting your connection data, you may notice that some of the email addresses are missing."',
    "",
    "First Name,Last Name,URL,Email Address,Company,Position,Connected On",
    ...lines,
  ].join("\r\n");

/** Opens the import and chooses a file. @internal */
export async function chooseFile(
  text: string,
  [more, action]: readonly string[] = german,
  name = "leads.csv",
): Promise<void> {
  await press(more ?? "");
  await press(action ?? "", { role: "menuitem" });
  await findDialog();
  await uploadFile(text, name);
}

/** @internal */
export async function uploadFile(text: string, name = "leads.csv"): Promise<void> {
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (input) await user.upload(input, new File([text], name, { type: "text/csv" }));
}

/** Chooses a file and continues with the guessed columns. @internal */
export async function checkFile(text: string, words: readonly string[] = german): Promise<void> {
  await chooseFile(text, words);
  await press(words[2] ?? "");
  await screen.findByRole("tablist", { name: /nach Ergebnis|by result/ });
}

/** @internal */
export const shownTabs = () =>
  screen
    .getAllByRole("tab")
    .map(textOf)
    .filter((text) => /\d/.test(text));
/** @internal */
export const shownRows = () =>
  within(screen.getByRole("table", { name: "Zeilen der Datei" }))
    .getAllByRole("row")
    .slice(1)
    .map(textOf);
/** @internal */
export const tickRow = async (name: string) =>
  user.click(within(await findDialog()).getByRole("checkbox", { name: `${name} auswählen` }));
