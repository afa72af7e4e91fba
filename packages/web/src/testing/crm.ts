import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { fill, press, wordsOf } from "./person.ts";

/** @internal */
export const crm = "/freelance/dashboard?section=leads";

/** @internal */
export const leadsTable = (): Promise<HTMLElement> => screen.findByRole("table", { name: "Leads" });

/**
 * Returns the row of a lead once it is shown.
 * @internal
 */
export async function leadRow(name: string): Promise<HTMLElement> {
  const row = (await screen.findByRole("button", { name })).closest("tr");
  if (!row) throw new Error(`${name} stands in no row`);
  return row;
}

/**
 * Expects these names on the current page, from top to bottom.
 * @internal
 */
export const expectLeads = (...names: string[]): Promise<void> =>
  waitFor(() => {
    const shown = [...document.querySelectorAll("table tbody tr td:nth-child(2) button")];
    expect(shown.map(wordsOf)).toEqual(names);
  });

/**
 * Chooses an action from the menu of a lead's row.
 * @internal
 */
export async function actOn(name: string, action: string): Promise<void> {
  await press(`Aktionen für ${name}`);
  await press(action, { role: "menuitem" });
}

/**
 * Fills in the required fields of a new lead.
 * @internal
 */
export async function fillLead(name: string): Promise<void> {
  await fill("Name", name);
  await fill("Unternehmen", "Müller & Söhne GmbH");
  await fill("Position", "Einkaufsleiter");
}
