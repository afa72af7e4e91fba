import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { fill, press, textOf } from "./user.ts";

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
