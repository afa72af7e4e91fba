import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { kpiDay, storageWithDays } from "../../testing/kpis.ts";
import { expectPath } from "../../testing/navigation.ts";
import { renderScreen } from "../../testing/screen.tsx";
import {
  expectHeading,
  expectText,
  expectToast,
  fill,
  findDialog,
  findField,
  press,
  textOf,
  user,
} from "../../testing/user.ts";

const dashboard = "/business/dashboard";
const as = { role: "business", name: "Dr. Änne Weiß" } as const;
const tabs = () => screen.findByRole("tablist", { name: "Bereiche" });
const greeting = /^Guten .*, Dr\. Änne Weiß$/;
const show = async (name: string) => press(name, { role: "tab", container: await tabs() });
const figures = () => [...document.querySelectorAll("dl > div")].slice(0, 4).map(textOf);
const card = (name: string) => screen.findByRole("heading", { level: 2, name }).then((head) => head.closest("section"));

it("has four tabs and remembers the open one on the device and in the address [ROUTE-21, ROUTE-108, BIZ-16, BIZ-17, BIZ-23, BIZ-24]", {
  tags: "warnings",
}, async () => {
  const { account, reload } = await renderScreen(dashboard, { as });
  await expectHeading(greeting);
  expect((await within(await tabs()).findAllByRole("tab")).map(textOf)).toEqual(["Übersicht", "Guides", "KPIs", "CRM"]);
  await show("Guides");
  await expectHeading("Guides für Ihr Team");
  await expectText("Demnächst verfügbar");
  await show("CRM");
  await expectHeading("CRM für Ihr Team");
  expect(location.search).toBe("?tab=crm");
  expect(document.title).toBe("CRM · LinkedPotential");
  await reload();
  await expectHeading("CRM für Ihr Team");
  const { businessTab = "" } = localStorage;
  await renderScreen(dashboard, { as: account, browserStorage: { businessTab } });
  await expectHeading("CRM für Ihr Team");
  await press("LinkedPotential, zur Übersicht", { role: "link" });
  await expectHeading(greeting);
  history.back();
  await expectHeading("CRM für Ihr Team");
  await renderScreen(`${dashboard}?tab=unbekannt`, { as: account });
  await expectHeading(greeting);
});

it("marks sample figures as samples until the account has its own figures [BIZ-18, BIZ-20, BIZ-25-NS, D19]", async () => {
  vi.setSystemTime("2027-03-10T09:00:00Z");
  const account = await readyAccount(as);
  await renderScreen(dashboard, { as: account });
  await expectText(/^Noch gibt es keine eigenen Zahlen/);
  await waitFor(() => expect(screen.getAllByText("Beispiel")).toHaveLength(2));
  await press("Ersten Arbeitstag eintragen");
  const contacted = await findField(/^Leads kontaktiert/);
  await waitFor(() => expect(document.activeElement).toBe(contacted));
  await fill(/^Leads kontaktiert/, "40");
  await fill(/^Termin vereinbart/, "10");
  await show("Übersicht");
  await expectText("Ihre Zahlen im März 2027");
  expect(figures()).toEqual([
    "Leads kontaktiert40",
    "Interesse gezeigt00,0 % der Kontaktierten",
    "Termine vereinbart1025,0 % der Kontaktierten",
    "Projekte gewonnen00,0 % der Kontaktierten",
  ]);
  expect(screen.queryByText("Beispiel")).toBeNull();
});

it("groups campaigns by target group, ignoring case and spaces [BIZ-20]", async () => {
  vi.setSystemTime("2027-03-10T09:00:00Z");
  const account = await readyAccount(as);
  const days = [
    kpiDay("2027-02-01", { leadsKontaktiert: "10", interesseGezeigt: "5", zielgruppe: "Logistik" }),
    kpiDay("2027-03-02", { leadsKontaktiert: "10", zielgruppe: "logistik " }),
    kpiDay("2027-03-03", { leadsKontaktiert: "30", projektGewonnen: "2", zielgruppe: "Maschinenbau" }),
    kpiDay("2027-03-04", { leadsKontaktiert: "1" }),
    kpiDay("2027-03-05"),
  ];
  await renderScreen(dashboard, { as: account, browserStorage: storageWithDays(account, days) });
  await expectText("Auf diesem Gerät stehen 5 Arbeitstage.");
  await press("Übernehmen");
  await expectToast("Die Einträge stehen jetzt im Unternehmen");
  await waitFor(() => expect(screen.queryByText("Beispiel")).toBeNull());
  const rows = within(await screen.findByRole("table", { name: "Kampagnen" })).getAllByRole("row");
  expect(rows.map((row) => [...row.children].map(textOf).join(" | "))).toEqual([
    "Zielgruppe | Arbeitstage | Kontaktiert | Interesse | Termine | Gewonnen",
    "Maschinenbau | 1 | 30 | 0,0 % | 0 | 2",
    "logistik | 2 | 20 | 25,0 % | 0 | 0",
    "Ohne Zielgruppe | 1 | 1 | 0,0 % | 0 | 0",
  ]);
});

it("has tasks that are completed automatically [BIZ-19]", async () => {
  vi.setSystemTime("2027-03-10T09:00:00Z");
  const { network, account } = await renderScreen(dashboard, { as });
  const states = async () =>
    within((await card("Aufgaben")) ?? document.body)
      .getAllByRole("img")
      .map((icon) => icon.getAttribute("aria-label"));
  expect(await states()).toEqual(["Offen", "Offen", "Offen", "Offen", "Offen"]);
  await expectText("Heutigen Arbeitstag eintragen");
  await press("Profil öffnen");
  // In the profile of a business, the hint is only the example address, without the sentence about collaborations that
  // freelancers see.
  await expectText("Beispiel: linkedin.com/in/ihr-name", await findDialog("Profil bearbeiten"));
  await press("Abbrechen");
  await fill("Was hat funktioniert?", "Erst fragen, dann anbieten.");
  await press("Festhalten");
  await press("Team öffnen");
  await fill("Name des Unternehmens", "Weiß Prothetik GmbH", await findDialog("Team"));
  await press("Speichern");
  await expectToast("Name gespeichert");
  await press("Schließen", { container: await findDialog("Team") });
  await waitFor(async () => expect(await states()).toEqual(["Offen", "Erledigt", "Offen", "Offen", "Erledigt"]));
  await expectText("2 von 5 erledigt");
  expect(network.sent("tasks/list")).toEqual([]);
  expect(account.user.role).toBe("business");
});

it("stores learnings by topic in the company, and drafts on the device [BIZ-21, BIZ-22, BIZ-26-NS, D71]", async () => {
  const { reload, network, getFromApi } = await renderScreen(dashboard, { as });
  await press("Festhalten");
  await expectText("Bitte schreiben Sie auf, was Sie festhalten möchten.");
  expect(document.activeElement).toBe(await findField("Was hat funktioniert?"));
  await fill("Was hat funktioniert?", "Erst fragen,\ndann anbieten.");
  await press("Festhalten");
  await waitFor(async () => expect((await findField("Was hat funktioniert?")).value).toBe(""));
  expect(await getFromApi("/api/business/learnings")).toMatchObject([{ topic: "worked" }]);
  await press(/^Gebremst/, { role: "tab" });
  await fill("Was hat uns gebremst?", "Kein nächster Schritt");
  await reload();
  await expectText("Funktioniert (1)");
  await expectText(/^Erst fragen/);
  await press(/^Gebremst/, { role: "tab" });
  expect((await findField("Was hat uns gebremst?")).value).toBe("Kein nächster Schritt");
  await press(/^Funktioniert/, { role: "tab" });
  await press(/^Löschen: Erst fragen/);
  const empty = await expectText("Noch nichts festgehalten.");
  await waitFor(() => expect(document.activeElement).toBe(empty.parentElement));
  await press("Rückgängig");
  await expectText(/^Erst fragen/);
  await waitFor(() => expect(network.sent("business/save-learning")).toHaveLength(2));
});

it("keeps the text of a learning that the server could not store", async () => {
  await renderScreen(dashboard, { as, failing: { "business/save-learning": { status: 500 } } });
  await fill("Was hat funktioniert?", "Erst fragen.");
  await press("Festhalten");
  await expectToast("Fehler");
  expect((await findField("Was hat funktioniert?")).value).toBe("Erst fragen.");
  await expectText("Noch nichts festgehalten.");
});

it("stores a learning once, however often the button is pressed", async () => {
  const { network, getFromApi } = await renderScreen(dashboard, { as });
  await fill("Was hat funktioniert?", "Erst fragen.");
  await user.dblClick(await screen.findByRole("button", { name: "Festhalten" }));
  await expectText("Funktioniert (1)");
  await waitFor(async () => expect((await findField("Was hat funktioniert?")).value).toBe(""));
  expect(network.sent("business/save-learning").length).toBeGreaterThan(0);
  expect(await getFromApi("/api/business/learnings")).toHaveLength(1);
});

it("keeps a pasted learning unshortened and saves it only when it is short enough [O192]", async () => {
  await renderScreen(dashboard, { as });
  const learning = await findField("Was hat funktioniert?");
  await user.click(learning);
  await user.paste("ä".repeat(501));
  await press("Festhalten");
  await expectText("Maximal 500 Zeichen");
  expect(learning.value).toHaveLength(501);
  await user.type(learning, "{Backspace}");
  await press("Festhalten");
  await expectText("Funktioniert (1)");
});

it("counts the length of a learning in characters, as the field does [O196]", async () => {
  await renderScreen(dashboard, { as });
  await fill("Was hat funktioniert?", "💜".repeat(500));
  await expectText("500/500");
  await press("Festhalten");
  await expectText("Funktioniert (1)");
});

it("signs out to the choice of roles and clears storage and cookies, except data that exists nowhere else [BIZ-14, BIZ-27..30]", async () => {
  const { stack, account } = await renderScreen(dashboard, { as });
  expect(localStorage.getItem("freelance_authToken")).toBe(account.token);
  await show("CRM");
  await expectHeading("CRM für Ihr Team");
  // biome-ignore lint/suspicious/noDocumentCookie: simulates a cookie that an older version has set
  document.cookie = "rest=1; path=/";
  await press("Profilmenü: Dr. Änne Weiß");
  const entries = (await screen.findAllByRole("menuitem")).map(textOf);
  expect(entries).toEqual([
    "Profil bearbeiten",
    "Team",
    "Login & Sicherheit",
    "Einstellungen",
    "Hilfe & Support",
    "Abmelden",
  ]);
  await press("Abmelden", { role: "menuitem" });
  await expectPath("/pre-landing");
  expect({ ...localStorage }).toEqual({ hasLoggedOut: "true" });
  expect([document.cookie, sessionStorage.length]).toEqual(["", 0]);
  expect((await stack.call("auth/me", { token: account.token })).status).toBe(401);
});

it("shows only the settings for businesses, in the chosen language", { tags: "warnings" }, async () => {
  const { network } = await renderScreen(dashboard, { as });
  await press("Profilmenü: Dr. Änne Weiß");
  await press("Einstellungen", { role: "menuitem" });
  const settings = await findDialog("Einstellungen");
  await expectText("Zeitzone", settings);
  const names = within(settings)
    .getAllByRole("switch")
    .map((one) => one.getAttribute("aria-label"));
  const kinds = [
    "Neue Anfrage oder Nachricht zu einem Ihrer Aufträge",
    "Antwort oder Nachricht zu Ihrer Anfrage an einen Freelancer",
  ];
  expect(names).toEqual(kinds.flatMap((kind) => [`${kind}: In der App`, `${kind}: Per E-Mail`]));
  await press("Abbrechen");
  await press("Sprache: Deutsch");
  await press("English", { role: "menuitemradio" });
  await expectHeading(/^Good .*, Dr\. Änne Weiß$/);
  expect(network.sent("user/set-language")).toHaveLength(1);
  await press(/^Profile menu/);
  await press("Help & support", { role: "menuitem" });
  expect(await findDialog("Help & support")).toBeTruthy();
});

it("redirects a visitor without a session to the sign-in, and back afterwards [ROUTE-109]", async () => {
  const account = await readyAccount(as);
  await renderScreen(`${dashboard}?tab=crm`, { as: "nobody" });
  await expectPath("/business");
  const form = await screen.findByRole("tabpanel");
  await waitFor(async () => expect(document.activeElement).toBe(await findField("E-Mail-Adresse", form)));
  await fill("E-Mail-Adresse", account.user.email);
  await fill("Passwort", account.password);
  await press("Anmelden", { container: form });
  await expectHeading("CRM für Ihr Team");
});
