import { companyCalls } from "@linkedpotential/local/testing/companies";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { openBusiness, openFreelancer } from "../../../testing/conversations.ts";
import { expectErrorToast, expectText, findDialog, press, textOf } from "../../../testing/user.ts";

beforeEach(() => {
  vi.setSystemTime("2027-03-01T09:00:00Z");
});

const offer = { amount: 680, unit: "day", days: 5, start: "2027-03-15" };
const price = "5 Tage zu 680 € = 3.400 € netto, zzgl. USt.";
const slot = "2027-03-16T13:30:00.000Z";
const notice =
  "Die Übersicht gibt wieder, was beide Seiten vereinbart haben. LinkedPotential ist nicht Vertragspartei. Der Preis ist netto, Steuern sind nicht ausgewiesen.";

/** Returns the rows of the sheet by their names. */
async function rowsOf(sheet: HTMLElement): Promise<Record<string, string[]>> {
  const rows = await within(sheet).findAllByRole("term");
  return Object.fromEntries(
    rows.map((term) => [
      textOf(term),
      within(term.parentElement ?? sheet)
        .getAllByRole("definition")
        .map(textOf),
    ]),
  );
}

/** Opens a conversation of a business in which it has accepted an offer and agreed on a date. */
async function openHired() {
  const opened = await openBusiness("&messages={id}");
  const { calls, account, aenne, id, reload } = opened;
  const messageId = await calls.propose(aenne, id, { text: "Ich liefere\ndas Konzept.", offer });
  const dates = await calls.propose(aenne, id, { appointment: { slots: [slot], minutes: 45, place: "Teams" } });
  await calls.reply(account, id, { messageId: dates, accepted: true, slot });
  vi.setSystemTime("2027-03-01T09:05:00Z");
  await calls.reply(account, id, { messageId, accepted: true });
  await calls.write(aenne, id, "Vielen Dank.");
  await reload();
  return opened;
}

it("a business sees what was agreed with whom, when and by whom", async () => {
  const { account } = await openHired();
  await press("Auftragsübersicht: Änne W.");
  const sheet = await findDialog("Auftragsübersicht");
  expect(await rowsOf(sheet)).toEqual({
    "Auftrag von": ["Petra Groß", account.user.email],
    "Auftrag an": ["Änne W.", "https://www.linkedin.com/in/änne-weiß"],
    Preis: [price],
    Beginn: ["15.03.2027"],
    Angebot: ["Ich liefere das Konzept."],
    Anfrage: [expect.stringMatching(/\S/)],
    Angenommen: ["1. März 2027 um 10:05 MEZ, von Petra Groß"],
    "Vereinbarter Termin": ["16. März 2027 um 14:30 MEZ, 45 Minuten, Teams"],
  });
  expect(textOf(sheet)).toContain(notice);
});

it("the menu of a request with an accepted offer opens the same sheet, which is printed and copied", async () => {
  await openHired();
  await press("Weitere Aktionen zu Änne W.");
  await press("Auftragsübersicht", { role: "menuitem" });
  const sheet = await findDialog("Auftragsübersicht");
  const print = vi.fn();
  vi.stubGlobal("print", print);
  await press("Drucken / als PDF speichern", { container: sheet });
  expect(print).toHaveBeenCalledOnce();
  await press("Text kopieren", { container: sheet });
  await screen.findByRole("button", { name: "Kopiert" });
  expect(within(sheet).getByRole("status").textContent).toBe("Kopiert");
  const copied = await navigator.clipboard.readText();
  expect(copied.replaceAll("\u00a0", " ")).toContain(
    `Preis:\n${price}\n\nBeginn:\n15.03.2027\n\nAngebot:\nIch liefere`,
  );
  expect(copied).toContain(notice);
});

it("a toast says that the sheet could not be copied", async () => {
  await openHired();
  await press("Auftragsübersicht: Änne W.");
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  await press("Text kopieren");
  await expectErrorToast(
    "Fehler",
    "Die Übersicht konnte nicht kopiert werden. Markieren Sie den Text, um ihn selbst zu kopieren.",
  );
});

it("a freelancer sees the contact data that came with the acceptance", async () => {
  const { calls, account, petra, id, reload } = await openFreelancer("asked");
  const messageId = await calls.propose(account, id, { offer });
  await calls.reply(petra, id, { messageId, accepted: true, contact: { company: "Nordlicht GmbH" } });
  await reload();
  await press("Auftragsübersicht: Petra Groß");
  const rows = await rowsOf(await findDialog("Auftragsübersicht"));
  expect(rows).toMatchObject({
    "Auftrag von": ["Petra Groß", "Nordlicht GmbH", petra.user.email],
    Betreff: ["Neues Kundenportal für eine Spedition"],
  });
});

it("a freelancer sees the colleague who accepted", async () => {
  const { stack, calls, account, petra, id, reload } = await openFreelancer("asked");
  const jan = await companyCalls(stack).member(petra, "Jan Süd");
  const messageId = await calls.propose(account, id, { offer: { amount: 9000, unit: "total" } });
  await calls.reply(jan, id, { messageId, accepted: true });
  await reload();
  await expectText("Preis: 9.000 €");
  await press(/^Auftragsübersicht: /);
  const rows = await rowsOf(await findDialog("Auftragsübersicht"));
  expect(rows).toMatchObject({
    "Auftrag von": ["Jan S."],
    "Auftrag an": ["Änne Weiß", account.user.email],
    Preis: ["9.000 € netto, zzgl. USt."],
    Angenommen: ["1. März 2027 um 10:00 MEZ, von Jan S."],
  });
  expect(rows).not.toHaveProperty("Beginn");
});

it("an open offer is no order yet", async () => {
  const { calls, aenne, id, reload } = await openBusiness("&messages={id}");
  await calls.propose(aenne, id, { offer });
  await reload();
  await screen.findByRole("group", { name: "Angebot" });
  expect(screen.queryByRole("button", { name: /^Auftragsübersicht/ })).toBeNull();
});
