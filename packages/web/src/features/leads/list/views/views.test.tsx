import type { User } from "@linkedpotential/contract/user/schema";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { crmPath, expectLeads, findLeadsTable } from "../../../../testing/crm.ts";
import { renderScreen } from "../../../../testing/screen.tsx";
import { expectText, expectToast, fill, findDialog, press, user } from "../../../../testing/user.ts";

const seed = {
  leads: [
    { name: "Anna", temperature: "hot" as const, dealValue: 10 },
    { name: "Björn", temperature: "hot" as const, dealValue: 20 },
    { name: "Carla", temperature: "cold" as const },
  ],
};
const menu = (name: string) => screen.findByRole("button", { name: `Ansicht: ${name}` });
async function choose(view: string, action: string): Promise<void> {
  await user.click(await menu(view));
  await press(action, { role: "menuitem" });
}
const hotByValue = `${crmPath}&temperature=hot&sort=dealValue`;

async function save(name: string): Promise<void> {
  await choose("Alle", "Ansicht speichern …");
  await fill("Name der Ansicht", name, await findDialog("Ansicht speichern"));
  await press("Speichern");
}

it("saves filters, sorting and columns under a name, and opens them again", async () => {
  const { getFromApi, reload, network } = await renderScreen(hotByValue, { seed });
  await expectLeads("Anna", "Björn");
  await press("Spalten");
  await user.click(await screen.findByRole("checkbox", { name: "Temperatur" }));
  await user.keyboard("{Escape}");
  await screen.findByRole("columnheader", { name: "Temperatur" });
  await save("Heiße");
  await expectToast("Ansicht „Heiße“ gespeichert");
  await menu("Heiße");
  await choose("Heiße", "Alle");
  await expectLeads("Carla", "Björn", "Anna");
  await press("Spalten");
  await press("Zurücksetzen");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("columnheader", { name: "Temperatur" })).toBeNull());
  await network.settled();
  await reload();
  await choose("Alle", "Heiße");
  await expectLeads("Anna", "Björn");
  await screen.findByRole("columnheader", { name: "Temperatur" });
  const { workSettings } = await getFromApi<User>("/api/auth/me");
  expect(workSettings.leadViews).toEqual([
    { name: "Heiße", query: expect.stringMatching(/^temperature=hot&sort=dealValue&columns=name/) },
  ]);
});

it("renames, overwrites and deletes a view, each with undo", async () => {
  await renderScreen(hotByValue, { seed });
  await findLeadsTable();
  await save("Heiße");
  await menu("Heiße");
  await press("Wert");
  await menu("Heiße (geändert)");
  await choose("Heiße (geändert)", "Änderungen in „Heiße“ speichern");
  await menu("Heiße");
  await press("Rückgängig");
  await menu("Heiße (geändert)");
  await choose("Heiße (geändert)", "Umbenennen …");
  await fill("Name der Ansicht", "Brandheiß", await findDialog("Ansicht umbenennen"));
  await press("Speichern");
  await expectToast("Ansicht heißt jetzt „Brandheiß“");
  await choose("Brandheiß (geändert)", "Ansicht löschen");
  await expectToast("Ansicht „Brandheiß“ gelöscht");
  await menu("Alle");
  await expectLeads("Björn", "Anna");
  await press("Rückgängig");
  await menu("Brandheiß (geändert)");
});

it("refuses a second view of the same name and keeps the typed one", async () => {
  await renderScreen(hotByValue, { seed });
  await findLeadsTable();
  await save("Heiße");
  await menu("Heiße");
  await choose("Heiße", "Ansicht speichern …");
  const dialog = await findDialog("Ansicht speichern");
  await fill("Name der Ansicht", "heiße", dialog);
  await press("Speichern");
  await expectText("Eine Ansicht mit diesem Namen gibt es schon.", dialog);
});

it("shows the former views again when they cannot be saved", async () => {
  const { network } = await renderScreen(hotByValue, { seed });
  await findLeadsTable();
  await menu("Alle");
  network.goOffline();
  await save("Heiße");
  await expectToast(/^Keine Verbindung/);
  await menu("Alle");
});
