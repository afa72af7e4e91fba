import type { AdministeredSupport } from "@linkedpotential/contract/business/support-schema";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderScreen } from "../../../../testing/screen.tsx";
import { expectText, expectToast, fill, findDialog, press, textOf } from "../../../../testing/user.ts";

beforeEach(() => {
  vi.setSystemTime("2027-03-01T09:00:00Z");
});

async function openTab() {
  const person = await readyAccount({ role: "business", name: "Petra Groß" });
  const path = `/admin/users/${person.user.id}`;
  const shown = await renderScreen(`${path}?tab=support`, { isAdmin: true });
  await expectText("Noch kein Termin eingetragen.");
  const stored = () => shown.getFromApi<AdministeredSupport>(`/api${path}/support`);
  return { ...shown, person, stored };
}

async function addDocument(title: string, link = "https://docs.example.org/plan") {
  await press("Unterlage hinzufügen");
  const form = await findDialog("Unterlage hinzufügen");
  await fill("Titel", title, form);
  await fill("Link", link, form);
  await press("Hinzufügen", { container: form });
  return form;
}

const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

it("an admin enters the next session and a document, which the business sees", async () => {
  const { person, stored } = await openTab();
  await press("Termin eintragen");
  const form = await findDialog("Nächster Termin");
  await press(/Kalender öffnen/, { container: form });
  await press(/12\. März 2027/);
  await fill(/Uhrzeit/, "14:30", form);
  await fill(/Link zum Termin/, "http://meet.example.org", form);
  await press("Speichern", { container: form });
  await expectText("Bitte eine vollständige Adresse angeben, die mit https:// beginnt.", form);
  await fill(/Link zum Termin/, "meet.example.org/a", form);
  await press("Speichern", { container: form });
  await expectToast("Begleitung geändert");
  await isClosed();
  await expectText("12. März 2027 um 14:30 MEZ");
  await addDocument("Vertriebsplan", "docs.example.org/plan");
  await screen.findByRole("link", { name: "Vertriebsplan" });
  expect(await stored()).toMatchObject({
    nextSession: { date: "2027-03-12", time: "14:30", link: "https://meet.example.org/a" },
    documents: [{ title: "Vertriebsplan", link: "https://docs.example.org/plan" }],
  });
  await renderScreen("/business/dashboard", { as: person });
  await expectText("12. März 2027 um 14:30 MEZ");
  const join = await screen.findByRole("link", { name: "Zum Termin" });
  expect(join.getAttribute("href")).toBe("https://meet.example.org/a");
  const documents = within(await screen.findByRole("list", { name: "Unterlagen" }));
  expect(documents.getByRole("link").getAttribute("href")).toBe("https://docs.example.org/plan");
});

it("an admin enters the contact person, whom the business can call and write to", async () => {
  const { person, stored, network } = await openTab();
  await expectText("Noch niemand eingetragen.");
  await press("Ansprechperson eintragen");
  const form = await findDialog("Ansprechperson");
  await fill("Rolle (freiwillig)", "Ihre Ansprechpartnerin", form);
  await fill("Telefon (freiwillig)", "nachmittags", form);
  await expectText(/lässt sich der Eintrag nicht antippen/, form);
  await fill("E-Mail (freiwillig)", "vogt@", form);
  await press("Speichern", { container: form });
  await expectText("Bitte geben Sie einen Namen ein.", form);
  await expectText("Bitte eine Telefonnummer angeben, zum Beispiel 040 123456.", form);
  await expectText("Gültige E-Mail erforderlich", form);
  await fill("Name", "Karin Vogt", form);
  await fill("Telefon (freiwillig)", "+49 (0)40 123-456", form);
  await fill("E-Mail (freiwillig)", "vogt@example.org", form);
  await fill("Erreichbar (freiwillig)", "Montag bis Donnerstag", form);
  network.fail("accounts/save-support", "offline", 1);
  await press("Speichern", { container: form });
  await expectText(/^Keine Verbindung/, form);
  await press("Speichern", { container: form });
  await expectToast("Begleitung geändert");
  await isClosed();
  await expectText("Karin Vogt");
  expect((await stored()).contact?.times).toBe("Montag bis Donnerstag");
  await renderScreen("/business/dashboard", { as: person });
  await screen.findByRole("heading", { name: "Ihre Ansprechpartnerin" });
  const reach = within(await screen.findByRole("list", { name: "So erreichen Sie uns" }));
  expect(reach.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "tel:+4940123456",
    "mailto:vogt@example.org",
  ]);
  await expectText("Montag bis Donnerstag");
});

it("a contact person is removed at once, and comes back with undo", async () => {
  const { stack, account, person, reload, stored } = await openTab();
  const contact = { name: "Karin Vogt", role: "", phone: "", email: "", times: "" };
  await stack.call("accounts/save-support", {
    token: account.token,
    params: { accountId: String(person.user.id) },
    body: { revision: 0, contact, nextSession: null, documents: [] },
  });
  await reload();
  await press("Ansprechperson entfernen");
  await expectText("Noch niemand eingetragen.");
  await waitFor(async () => expect((await stored()).contact).toBeNull());
  await press("Rückgängig");
  await expectText("Karin Vogt");
  await waitFor(async () => expect((await stored()).contact).toEqual(contact));
});

it("a document is removed at once, and comes back with undo", async () => {
  const { stored } = await openTab();
  await addDocument("Vertriebsplan", "docs.example.org/plan");
  await isClosed();
  await press("„Vertriebsplan“ entfernen");
  await expectText("Noch keine Unterlagen.");
  await waitFor(async () => expect((await stored()).documents).toEqual([]));
  await press("Rückgängig");
  await screen.findByRole("link", { name: "Vertriebsplan" });
  await waitFor(async () => expect((await stored()).documents).toHaveLength(1));
});

it("the form keeps its input while offline, and a failed removal is taken back and reported", async () => {
  const { network } = await openTab();
  network.fail("accounts/save-support", "offline", 1);
  const form = await addDocument("Vertriebsplan");
  await expectText(/^Keine Verbindung/, form);
  expect(within(form).getByDisplayValue("Vertriebsplan")).toBeTruthy();
  await press("Hinzufügen", { container: form });
  await isClosed();
  network.fail("accounts/save-support", "offline", 1);
  await press("„Vertriebsplan“ entfernen");
  await expectToast("Die Begleitung konnte nicht geändert werden");
  await screen.findByRole("link", { name: "Vertriebsplan" });
});

it("what another admin changed first is kept, said and shown", async () => {
  const { stack, account, person } = await openTab();
  const params = { accountId: String(person.user.id) };
  const documents = [{ title: "Angebot", link: "https://docs.example.org/offer" }];
  const body = { revision: 0, contact: null, nextSession: null, documents };
  await stack.call("accounts/save-support", { token: account.token, params, body });
  const form = await addDocument("Vertriebsplan");
  await expectText(/^Die Begleitung wurde inzwischen geändert\./, form);
  await screen.findByText("Angebot");
  await press("Hinzufügen", { container: form });
  await isClosed();
  const list = await screen.findByRole("list", { name: "Unterlagen" });
  expect(within(list).getAllByRole("listitem").map(textOf)).toEqual(["Angebot", "Vertriebsplan"]);
});

it("freelancers have no such tab", async () => {
  const person = await readyAccount({ name: "Ida Öz" });
  await renderScreen(`/admin/users/${person.user.id}?tab=support`, { isAdmin: true });
  await screen.findByRole("tab", { name: "Protokoll" });
  expect(screen.queryByRole("tab", { name: "Begleitung" })).toBeNull();
  expect(screen.getByRole("tab", { name: "Übersicht" }).getAttribute("aria-selected")).toBe("true");
});
