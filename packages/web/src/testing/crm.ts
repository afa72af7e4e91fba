import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { fill, findDialog, press, textOf, user } from "./user.ts";

/** @internal */
export const crmPath = "/freelance/dashboard?section=leads";

/** @internal */
export const findLeadsTable = (): Promise<HTMLElement> => screen.findByRole("table", { name: "Leads" });

/** @internal */
export async function findLeadRow(name: string): Promise<HTMLElement> {
  const row = (await screen.findByRole("button", { name })).closest("tr");
  if (!row) throw new Error(`${name} is not in a table row`);
  return row;
}

/**
 * Expects these names on the current page, from top to bottom.
 * @internal
 */
export const expectLeads = (...names: string[]): Promise<void> =>
  waitFor(() => {
    const shown = [...document.querySelectorAll("table tbody tr td:nth-child(2) button")];
    expect(shown.map(textOf)).toEqual(names);
  });

/** @internal */
export async function chooseLeadAction(name: string, action: string): Promise<void> {
  await press(`Aktionen für ${name}`);
  await press(action, { role: "menuitem" });
}

/** @internal */
export async function fillRequiredLeadFields(name: string): Promise<void> {
  await fill("Name", name);
  await fill("Unternehmen", "Müller & Söhne GmbH");
  await fill("Position", "Einkaufsleiter");
}

/**
 * Opens the form with all fields of a lead, from the menu of its row.
 * @internal
 */
export async function openLeadForm(name: string): Promise<HTMLElement> {
  await chooseLeadAction(name, "Bearbeiten");
  return findDialog("Lead bearbeiten");
}

/**
 * Opens the record of a lead by a press on its row.
 * @internal
 */
export async function openRecord(name: string): Promise<HTMLElement> {
  await user.click(await findLeadRow(name));
  return findRecord(name);
}

/**
 * Finds the record of a lead, once its timeline is loaded.
 * @internal
 */
export async function findRecord(name: string): Promise<HTMLElement> {
  const record = await screen.findByRole("complementary", { name: `Lead: ${name}` });
  await within(record).findByText("Lead erstellt");
  return record;
}
