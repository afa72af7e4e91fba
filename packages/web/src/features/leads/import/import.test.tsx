import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { crmPath, expectLeads } from "../../../testing/crm.ts";
import {
  checkFile,
  chooseFile,
  csv,
  german,
  linkedin,
  shownRows,
  shownTabs,
  tickRow,
} from "../../../testing/lead-import.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, expectToast, findConfirmation, findDialog, press, textOf, user } from "../../../testing/user.ts";

const expectAddress = (search: string) => waitFor(() => expect(location.search).toBe(`?section=leads${search}`));
const expectNoDialog = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

it("has an address, which closing removes and the back button leaves", async () => {
  const { reload } = await renderScreen(`${crmPath}&import=1`, { seed: { leads: [{ name: "Anna" }] } });
  await findDialog("Leads importieren");
  await press("Abbrechen", { container: await findDialog() });
  await expectNoDialog();
  await expectAddress("");
  await press("Import und Export");
  await press("CSV importieren", { role: "menuitem" });
  await findDialog("Leads importieren");
  await expectAddress("&import=1");
  await reload();
  await findDialog("Leads importieren");
  history.back();
  await expectNoDialog();
  await expectAddress("");
  await press("Import und Export");
  await press("CSV importieren", { role: "menuitem" });
  await findDialog("Leads importieren");
  await user.keyboard("{Escape}");
  await expectNoDialog();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Import und Export" })));
});

describe("importing a file", () => {
  it("checks it, imports it once on a double click and undoes it", async () => {
    const seed = { leads: [{ name: "Anna Ömer", email: "anna@beispiel.de", company: "Holzbau", position: "Chefin" }] };
    const { network } = await renderScreen(crmPath, { seed });
    await checkFile(csv("Björn Weiß;Werft Übersee AG;Chef;;", "A. Ömer;Holzbau;Chefin;ANNA@beispiel.de;"));
    expect(shownTabs()).toEqual(["Bereit 1", "Schon da 1"]);
    expect(shownRows()).toEqual([expect.stringMatching(/2.*Björn Weiß/)]);
    await user.dblClick(screen.getByRole("button", { name: "1 Lead importieren" }));
    await expectText("Import abgeschlossen");
    await expectText("1 importiert");
    await expectText("1 nicht importiert");
    await expectLeads("Björn Weiß", "Anna Ömer");
    const runs = network.sent("leads/import").map(({ body }) => body);
    expect(runs).toEqual([expect.objectContaining({ dryRun: true }), expect.objectContaining({ dryRun: false })]);
    await press("Rückgängig", { container: await findDialog() });
    await expectText(/Import rückgängig gemacht/);
    await expectLeads("Anna Ömer");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("can be undone from the toast after the dialog was closed", async () => {
    await renderScreen(crmPath, { seed: { leads: [{ name: "Anna" }] } });
    await checkFile(csv("Björn Weiß;Werft Übersee AG;Chef;;"));
    await press("1 Lead importieren");
    await expectText("Import abgeschlossen");
    await user.keyboard("{Escape}");
    await expectToast("1 importiert");
    await press("Rückgängig");
    await expectToast("Import rückgängig gemacht");
    await expectLeads("Anna");
  });

  it("again finds nothing new, whether its people have an address or not", async () => {
    const file = linkedin(
      "Ida,Öz,https://www.linkedin.com/in/ida-oez,,Nord AG,,20 Nov 2026",
      "Jan,Süd,,,Süd AG,CTO,01 Feb 2026",
    );
    await renderScreen(crmPath, { seed: { leads: [{ name: "Anna" }] } });
    await chooseFile(file, german, "Connections.csv");
    await expectText("LinkedIn-Kontakte, 2 Personen, Stand 20.11.2026");
    await press("Weiter");
    await expectText("Position fehlt");
    await press("2 Leads importieren");
    await expectText("2 importiert");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await checkFile(file);
    expect(shownTabs()).toEqual(["Bereit 0", "Wahrscheinlich schon da 1", "Schon da 1"]);
    expect(shownRows()).toEqual([
      expect.stringContaining("Gleicher Name und gleiches Unternehmen wie „Jan Süd“ (Süd AG)"),
    ]);
    expect(screen.getByRole("button", { name: "0 Leads importieren" })).toHaveProperty("disabled", true);
    await tickRow("Jan Süd");
    await press("1 Lead importieren");
    await expectText("1 importiert");
  });

  it("shows who has moved on, and updates who was chosen", async () => {
    const seed = { leads: [{ name: "Ida Öz", company: "Nord AG", position: "CEO", email: "ida@nord.example" }] };
    const { getFromApi } = await renderScreen(crmPath, { seed });
    await checkFile(csv("Ida Öz;West AG;CFO;ida@nord.example;"));
    expect(shownTabs()).toEqual(["Bereit 0", "Geändert 1"]);
    expect(shownRows()[0]).toContain("Hat gewechselt, guter Anlass");
    expect(shownRows()[0]).toContain("CEO, Nord AG → CFO, West AG");
    await tickRow("Ida Öz");
    await press("1 Lead aktualisieren");
    await expectText("1 aktualisiert");
    expect(await getFromApi("/api/leads")).toMatchObject([{ company: "West AG", position: "CFO" }]);
    await press("Rückgängig", { container: await findDialog() });
    await expectText(/Import rückgängig gemacht/);
    expect(await getFromApi("/api/leads")).toMatchObject([{ company: "Nord AG", position: "CEO" }]);
  });

  it("shows the progress of a long file, and that closing would stop it; at the end it closes without a question", async () => {
    const { network } = await renderScreen(crmPath, { as: { plan: "premium" }, seed: { leads: [{ name: "Anna" }] } });
    await checkFile(csv(...Array.from({ length: 510 }, (_, index) => `Lead ${index};Nord AG;CEO;;`)));
    const release = network.hold("leads/import");
    await press("510 Leads importieren");
    await expectText("0 von 510");
    await user.keyboard("{Escape}");
    await findConfirmation("Import läuft");
    release();
    await expectText("510 importiert");
    expect(screen.queryByRole("alertdialog")).toBeNull();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(network.sent("leads/import")).toHaveLength(3);
  });
});

describe("the columns of a file", () => {
  it("are guessed, shown with examples and can be changed before the check", async () => {
    const { network } = await renderScreen(crmPath, { seed: { leads: [{ name: "Anna" }] } });
    await chooseFile(
      "Wer;Wo;Kontakt per;Farbe\r\nIda Öz;Nord AG;ida@nord.example;rot\r\nJan Süd;Süd AG;jan@sued.example;blau\r\n",
    );
    await expectText("Spalten zuordnen");
    await expectText("ida@nord.example · jan@sued.example");
    const shown = (heading: string) =>
      textOf(screen.getByRole("button", { name: new RegExp(`„${heading}“ importieren als`) }));
    expect(["Wer", "Wo", "Kontakt per", "Farbe"].map(shown)).toEqual([
      ...["Nicht importieren", "Nicht importieren", "E-Mail", "Nicht importieren"],
    ]);
    await press("Weiter");
    await expectText("Bitte ordnen Sie dem Namen eine Spalte zu.");
    const assign = async (heading: string, field: string) => {
      await press(new RegExp(`„${heading}“ importieren als`));
      await press(field, { role: "option" });
    };
    await assign("Wer", "Name");
    await assign("Wo", "Unternehmen");
    await assign("Farbe", "Unternehmen");
    expect(["Wo", "Farbe"].map(shown)).toEqual(["Nicht importieren", "Unternehmen"]);
    await assign("Wo", "Unternehmen");
    await user.click(screen.getByRole("checkbox", { name: /Fehlt Unternehmen oder Position/ }));
    await press("Weiter");
    await press("2 Leads importieren");
    await expectText("2 importiert");
    expect(network.sent("leads/import")[0]?.body).toMatchObject({ columns: ["name", "company", "email", null] });
  });
});

it("at the plan's limit, the first rows that fit are imported and the others come back", async () => {
  const seed = { leads: Array.from({ length: 48 }, (_, index) => ({ name: `Da ${index}` })) };
  await renderScreen(crmPath, { seed });
  await checkFile(csv(...Array.from({ length: 3 }, (_, index) => `Lead ${index};Nord AG;CEO;;`)));
  await expectText("2 Plätze frei im kostenlosen Tarif");
  expect(screen.getByRole("link", { name: "Mehr mit Premium" })).toBeTruthy();
  await press("Die ersten 2 importieren");
  await expectText("2 importiert");
  expect(shownRows()).toEqual([expect.stringMatching(/Lead 2.*Kein freier Platz im kostenlosen Tarif/)]);
});
