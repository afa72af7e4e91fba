import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectTasks, overviewPath } from "../../../testing/task-card.ts";
import {
  expectHeading,
  expectText,
  expectToast,
  fill,
  findDialog,
  press,
  textOf,
  user,
} from "../../../testing/user.ts";

const leads = [
  { name: "Sabine Müller", company: "Klinik am See", position: "Leitung", tags: ["Bestand"] },
  { name: "Jonas Bäcker", company: "Holzwerk Allgäu", position: "Einkauf", email: "jb@holzwerk.example" },
];

async function openPalette(): Promise<HTMLElement> {
  await user.keyboard("{Control>}k{/Control}");
  const dialog = await findDialog("Suchen oder eintragen");
  // A browser focuses the field; in happy-dom react-aria cannot see that, and focuses the dialog.
  (await within(dialog).findByRole("textbox")).focus();
  return dialog;
}
const type = (text: string) => user.type(document.activeElement as HTMLElement, text);
const items = (dialog: HTMLElement) => within(dialog).queryAllByRole("menuitem").map(textOf);
const expectItems = (dialog: HTMLElement, ...expected: unknown[]) =>
  waitFor(() => expect(items(dialog)).toEqual(expected));
const expectFirst = (dialog: HTMLElement, text: string) => waitFor(() => expect(items(dialog)[0]).toBe(text));
const expectClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
/** Waits until the first item has the focus, which Enter then runs. */
const enterFirst = async (dialog: HTMLElement) => {
  await waitFor(() => {
    const focused = document.activeElement?.getAttribute("aria-activedescendant");
    expect(within(dialog).getAllByRole("menuitem")[0]?.id).toBe(focused);
  });
  await user.keyboard("{Enter}");
};

/** Renders a day on which the sentences of the tests are unambiguous: a Tuesday. */
async function renderDashboard(options: Parameters<typeof renderScreen>[1] = {}) {
  vi.setSystemTime("2026-11-24T08:00:00Z");
  const rendered = await renderScreen(overviewPath, { seed: { leads }, ...options });
  await expectHeading(/^Guten /);
  return rendered;
}

describe("searching", () => {
  it("finds leads by several words in any order and any spelling of umlauts, and opens them", async () => {
    const { leads: created } = await renderDashboard();
    const dialog = await openPalette();
    await type("klinik mueller");
    await expectFirst(dialog, "Sabine MüllerKlinik am See");
    await enterFirst(dialog);
    await expectClosed();
    expect(new URLSearchParams(location.search).get("lead")).toBe(String(created[0]?.id));
  });

  it("finds tasks, pages, guides, templates and actions", async () => {
    await renderDashboard({ seed: { tasks: [{ title: "Steuer vorbereiten" }] } });
    const dialog = await openPalette();
    const find = async (text: string, group: string, item: RegExp) => {
      await fill("Suchen oder eintragen", text, dialog);
      const found = await within(dialog).findByRole("group", { name: group });
      expect(await within(found).findAllByRole("menuitem", { name: item })).not.toEqual([]);
    };
    await find("vorber steuer", "Aufgaben", /^Steuer vorbereiten/);
    await find("zahl", "Seiten", /^Abo & Zahlungen/);
    await find("erstgespräch", "Leitfäden", /^Erstgespräch/);
    await find("projekt finden", "Leitfäden", /^Projekt finden/);
    await find("empfehlung bitten", "Leitfäden", /^Um Empfehlung bitten/);
    await find("strich thema", "Vorlagen", /^Der breite Strich/);
    await find("dunkel", "Aktionen", /^Darstellung: dunkel/);
    await fill("Suchen oder eintragen", "abo zahl", dialog);
    await press(/^Abo & Zahlungen/, { role: "menuitem", container: dialog });
    await expectHeading("Mein Abo & Zahlungen");
  });

  it("shows before typing what was opened last, then the leads with the latest activity", async () => {
    await renderDashboard();
    let dialog = await openPalette();
    await type("kpis");
    await expectFirst(dialog, "KPIs");
    await enterFirst(dialog);
    await expectHeading("KPIs Tracking");
    dialog = await openPalette();
    const recent = await within(dialog).findByRole("group", { name: "Zuletzt" });
    // Both leads were created at the same time.
    await waitFor(() => {
      const [opened, ...others] = within(recent).getAllByRole("menuitem").map(textOf);
      expect([opened, ...others.sort()]).toEqual(["KPIs", "Jonas BäckerHolzwerk Allgäu", "Sabine MüllerKlinik am See"]);
    });
  });

  it("works offline over what is loaded", async () => {
    const { network } = await renderDashboard();
    const dialog = await openPalette();
    await within(dialog).findByRole("menuitem", { name: /^Jonas Bäcker/ });
    network.goOffline();
    await type("holzwerk");
    await expectFirst(dialog, "Jonas BäckerHolzwerk Allgäu");
  });
});

describe("entering", () => {
  it("saves status, follow-up and value of a lead as the chips say, and undoes it", async () => {
    const { leads: created, getFromApi } = await renderDashboard();
    const path = `/api/leads/${created[0]?.id}`;
    const dialog = await openPalette();
    await type("Angebot Müller nächsten Freitag 3.500 € #Website");
    await expectFirst(dialog, "Lead: Sabine MüllerKlinik am SeeAngebotFollow-up: Fr, 27.11.20263.500 €#Website");
    await enterFirst(dialog);
    await expectToast("Beim Lead eingetragen");
    await expectClosed();
    expect(await getFromApi(path)).toMatchObject({
      ...{ status: "proposal", dealValue: 3500, followUpDate: "2026-11-27", followUpCompleted: false },
      tags: ["Bestand", "Website"],
    });
    await press("Rückgängig");
    await expectToast("Eintrag zurückgenommen");
    expect(await getFromApi(path)).toMatchObject({
      ...{ status: "new", dealValue: null, followUpDate: null, tags: ["Bestand"] },
    });
  });

  it("offers the next reading on Tab", async () => {
    const { getFromApi, leads: created } = await renderDashboard();
    const dialog = await openPalette();
    await type("Müller nächsten Freitag anrufen");
    await expectFirst(dialog, "Lead: Sabine MüllerKlinik am SeeNächster Schritt: anrufenFollow-up: Fr, 27.11.2026");
    await user.keyboard("{Tab}");
    const next = "Lead: Sabine MüllerKlinik am SeeNächster Schritt: anrufenFollow-up: Fr, 04.12.2026";
    await expectFirst(dialog, next);
    await enterFirst(dialog);
    await expectToast("Beim Lead eingetragen");
    expect(await getFromApi(`/api/leads/${created[0]?.id}`)).toMatchObject({ followUpDate: "2026-12-04" });
  });

  it("makes a task with a date, which the toast opens and undoes", async () => {
    await renderDashboard({ seed: {} });
    const dialog = await openPalette();
    await type("Rechnung schreiben bis Freitag");
    await expectFirst(dialog, "Aufgabe: Rechnung schreibenFällig: Fr, 27.11.2026");
    await enterFirst(dialog);
    await expectToast("Aufgabe erstellt");
    await expectTasks("Rechnung schreiben");
    await press("Rückgängig");
    await expectTasks();
  });

  it("says that it understood nothing, and makes a task with the whole text", async () => {
    await renderDashboard({ seed: {} });
    const dialog = await openPalette();
    await type("32.13. Portfolio");
    await expectFirst(
      dialog,
      "Aufgabe: 32.13. PortfolioFällig: heute„32.13.“ ist kein Datum. Der ganze Text wird eine Aufgabe für heute.",
    );
    await enterFirst(dialog);
    await expectTasks("32.13. Portfolio");
  });

  it("asks for what a new lead needs, creates it, and undoes it", async () => {
    const { network } = await renderDashboard({ seed: {} });
    const dialog = await openPalette();
    await type("Angebot Frau Schulz, Hafen AG Freitag 5k");
    await expectFirst(dialog, "Neuer Lead: SchulzHafen AGAngebotFollow-up: Fr, 27.11.20265.000 €");
    await enterFirst(dialog);
    const position = await within(dialog).findByLabelText(/^Position/);
    await waitFor(() => expect(document.activeElement).toBe(position));
    await press("Lead erstellen");
    await expectText("Position ist erforderlich");
    await fill("Position", "Einkauf");
    await press("Lead erstellen");
    await expectToast("Lead erstellt");
    expect(network.sent("leads/create")[0]?.body).toMatchObject({
      ...{ name: "Schulz", salutation: "ms", company: "Hafen AG", position: "Einkauf", status: "proposal" },
      ...{ followUpDate: "2026-11-27", dealValue: 5000 },
    });
    await press("Rückgängig");
    await expectToast("Lead gelöscht");
  });

  it("refuses a follow-up long ago, as the form of a lead does", async () => {
    const { network } = await renderDashboard();
    const dialog = await openPalette();
    await within(dialog).findByRole("menuitem", { name: /^Sabine Müller/ });
    await type("Müller anrufen 3.3.2026");
    await enterFirst(dialog);
    expect(await within(dialog).findByRole("alert")).toBeTruthy();
    expect(network.sent("leads/update")).toEqual([]);
  });

  it("keeps the sentence and says so at once when there is no connection", async () => {
    const { network } = await renderDashboard();
    const dialog = await openPalette();
    await within(dialog).findByRole("menuitem", { name: /^Sabine Müller/ });
    network.goOffline();
    await type("Müller morgen anrufen");
    await enterFirst(dialog);
    await expectText(/^Keine Verbindung/, await within(dialog).findByRole("alert"));
    expect((document.activeElement as HTMLInputElement).value).toBe("Müller morgen anrufen");
    network.goOnline();
    await user.keyboard("{Enter}");
    await expectToast("Beim Lead eingetragen");
  });
});

it("is a dialog with a labeled field that controls a menu of labeled groups", async () => {
  await renderDashboard();
  const dialog = await openPalette();
  const field = within(dialog).getByRole("textbox", { name: "Suchen oder eintragen" });
  const menu = within(dialog).getByRole("menu", { name: /Treffer/ });
  expect(field.getAttribute("aria-controls")).toBe(menu.id);
  expect(field.getAttribute("aria-autocomplete")).toBe("list");
  await type("müller freitag");
  await expectItems(dialog, expect.stringContaining("Lead: Sabine Müller"), expect.anything(), expect.anything());
  const group = within(menu).getByRole("group", { name: "Eintragen" });
  within(group).getByRole("menuitem", { name: "Lead: Sabine Müller, Klinik am See, Follow-up: Fr, 27.11.2026" });
  expect(within(dialog).getByRole("button", { name: "Schließen" })).toBeTruthy();
});

it("opens by its button, closes on Escape and on its keys, and gives the focus back", async () => {
  await renderDashboard();
  const button = await screen.findByRole("button", { name: /^Suchen oder eintragen/ });
  expect(button.getAttribute("aria-keyshortcuts")).toBe("Control+K");
  await user.click(button);
  await findDialog("Suchen oder eintragen");
  await user.keyboard("{Escape}");
  await expectClosed();
  await waitFor(() => expect(document.activeElement).toBe(button));
  await openPalette();
  await user.keyboard("{Control>}k{/Control}");
  await expectClosed();
});

it("does not open over another dialog, whose input would be lost", async () => {
  await renderDashboard();
  await user.keyboard("n");
  await findDialog("Neue Aufgabe");
  await user.keyboard("{Control>}k{/Control}");
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
});
