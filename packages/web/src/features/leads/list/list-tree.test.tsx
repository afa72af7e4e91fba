import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { crmPath, findLeadRow, findLeadsTable } from "../../../testing/crm.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { textOf } from "../../../testing/user.ts";

const seed = { leads: [{ name: "Anna", company: "Nord AG", status: "proposal" as const, dealValue: 1000 }] };
const nameOf = (element: Element) => element.getAttribute("aria-label") ?? textOf(element);
const namesIn = (container: HTMLElement, role: string) => within(container).getAllByRole(role).map(nameOf);

it("gives the list a tree of regions, a table with named heads, and controls that name their lead", async () => {
  await renderScreen(crmPath, { seed });
  const table = await findLeadsTable();
  await screen.findByRole("button", { name: "Ansicht: Alle" });
  const tools = screen.getByRole("group", { name: "Filter" });
  expect(namesIn(tools, "button")).toEqual([
    "Filter Status",
    "Filter Quelle",
    "Filter Temperatur",
    "Filter Klasse",
    "Filter Schlagwort",
    "Filter Follow-up",
  ]);
  expect(screen.getByRole("searchbox", { name: "Leads suchen" })).toBeTruthy();
  expect(within(table).getAllByRole("columnheader").map(nameOf).slice(1)).toEqual([
    "Name",
    "Unternehmen",
    "Position",
    "Status",
    "Abschluss in %",
    "Nächster Schritt",
    "Follow-up",
    "Wert",
    "Letzte Aktivität",
    "Aktionen",
  ]);
  expect(namesIn(table, "separator")[0]).toBe("Breite von Name");
  const row = await findLeadRow("Anna");
  expect(namesIn(row, "checkbox")).toEqual(["Anna auswählen"]);
  expect(namesIn(row, "button")).toEqual(["Anna", "Aktionen für Anna"]);
  expect(within(row).getAllByRole("cell")).toHaveLength(11);
});

it("gives the board a region with a heading and a list per status, and cards whose controls name their lead", async () => {
  await renderScreen(`${crmPath}&view=board`, { seed });
  const board = await screen.findByRole("region", { name: "Pipeline" });
  expect(namesIn(board, "heading")).toHaveLength(7);
  expect(namesIn(board, "list")).toContain("Angebot, 1 Lead");
  const card = within(board).getByRole("button", { name: "Anna" }).closest("li");
  if (!card) throw new Error("Anna has no card");
  expect(namesIn(card, "button")).toEqual(["Anna", "Status von Anna ändern", "Anna verschieben"]);
});
