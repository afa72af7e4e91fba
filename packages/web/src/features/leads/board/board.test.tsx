import { addDays, today } from "@linkedpotential/contract/dates";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { crmPath } from "../../../testing/crm.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, expectToast, fill, findDialog, findField, press, textOf, user } from "../../../testing/user.ts";

const board = `${crmPath}&view=board`;
const column = (status: string) => screen.findByRole("list", { name: new RegExp(`^${status},`) });
const cardName = async (status: string, name: string) => within(await column(status)).findByRole("button", { name });
const expectClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const card = async (status: string, name: string) => {
  const item = (await cardName(status, name)).closest("li");
  if (!item) throw new Error(`${name} is not on a card`);
  return item;
};

async function move(name: string, status: string): Promise<void> {
  await press(`Status von ${name} ändern`);
  await press(status, { role: "menuitem" });
}

const expectCards = (status: string, count: number) =>
  waitFor(async () => expect(within(await column(status)).getAllByRole("listitem")).toHaveLength(count));

it("shows count, sum and weighted sum of each status, even after a reload", async () => {
  const leads = [
    { name: "Anna", status: "qualified", dealValue: 10_000, closingProbability: 50 },
    { name: "Björn", status: "qualified", dealValue: 2_500, closingProbability: 20 },
    { name: "Özlem", status: "interested" },
  ] as const;
  const { reload } = await renderScreen(crmPath, { seed: { leads: [...leads] } });
  await press("Board", { role: "radio" });
  await waitFor(() => expect(location.search).toContain("view=board"));
  await reload();
  const pipeline = await screen.findByRole("region", { name: "Pipeline" });
  await column("Verloren");
  expect(within(pipeline).getAllByRole("heading", { level: 2 }).map(textOf)).toEqual([
    "Neu",
    "Kontaktiert",
    "Interesse gezeigt",
    "Qualifiziert",
    "Angebot",
    "Gewonnen",
    "Verloren",
  ]);
  const head = [...pipeline.querySelectorAll("header")].find((header) => textOf(header).startsWith("Qualifiziert"));
  expect(textOf(head)).toMatch(/2\s*Summe\s*12\.500\s€\s*Gewichtet\s*5\.500\s€/);
  await expectCards("Interesse gezeigt", 1);
});

it("shows a message when a search finds nothing, and shows all cards after the reset", async () => {
  await renderScreen(board, { seed: { leads: [{ name: "Anna" }] } });
  await expectCards("Neu", 1);
  await fill("Leads suchen", "Quantenkryptographie");
  await expectText("Keine Leads gefunden, die deinen Filterkriterien entsprechen.");
  await press("Filter zurücksetzen");
  await expectCards("Neu", 1);
});

it("moves a card by its menu, and rolls back when the server rejects the change or the browser is offline", async () => {
  const { network } = await renderScreen(board, { seed: { leads: [{ name: "Anna" }] } });
  await move("Anna", "Angebot");
  await expectToast("Lead aktualisiert");
  expect(await card("Angebot", "Anna")).toBeTruthy();
  network.fail("leads/update", { status: 409, body: { error: "x" } }, 1);
  await move("Anna", "Gewonnen");
  await expectToast(/^Lead konnte nicht aktualisiert werden/);
  expect(await card("Angebot", "Anna")).toBeTruthy();
  network.goOffline();
  await move("Anna", "Gewonnen");
  await expectToast(/^Lead konnte nicht aktualisiert werden. Keine Verbindung/);
  expect(await card("Angebot", "Anna")).toBeTruthy();
});

it("focuses a card that was moved by its menu", async () => {
  await renderScreen(board, { seed: { leads: [{ name: "Anna" }, { name: "Björn" }] } });
  const expectFocus = (status: string, name: string) =>
    waitFor(async () => expect(document.activeElement).toBe(await cardName(status, name)));
  await move("Anna", "Angebot");
  await expectFocus("Angebot", "Anna");
  await move("Björn", "Verloren");
  await press("Ohne Grund fortfahren");
  await expectFocus("Verloren", "Björn");
});

it("asks for an optional reason when a lead is lost", async () => {
  const { getFromApi, leads } = await renderScreen(board, { seed: { leads: [{ name: "Anna" }, { name: "Björn" }] } });
  const lose = async (name: string) => {
    await move(name, "Verloren");
    await expectText("Warum ging der Lead verloren?", await findDialog());
  };
  await lose("Anna");
  await press("Ohne Grund fortfahren");
  expect(await card("Verloren", "Anna")).toBeTruthy();
  await lose("Björn");
  await press("Anderer Anbieter");
  await press("Speichern");
  await expectClosed();
  expect(await card("Verloren", "Björn")).toBeTruthy();
  expect(await getFromApi(`/api/leads/${leads[1]?.id}`)).toMatchObject({ lostReason: "Anderer Anbieter" });
});

it("keeps the typed reason and the card's column when a lost lead cannot be saved", async () => {
  const { network, leads, getFromApi } = await renderScreen(board, { seed: { leads: [{ name: "Anna" }] } });
  await move("Anna", "Verloren");
  await fill("Grund", "Erst nach dem Umbau");
  network.goOffline();
  await press("Speichern");
  await expectText(/^Keine Verbindung\. Ihre Eingaben bleiben erhalten/, await findDialog());
  expect((await findField("Grund")).value).toBe("Erst nach dem Umbau");
  expect(await card("Neu", "Anna")).toBeTruthy();
  network.goOnline();
  await press("Speichern");
  await expectClosed();
  await waitFor(async () => expect(document.activeElement).toBe(await cardName("Verloren", "Anna")));
  expect(await getFromApi(`/api/leads/${leads[0]?.id}`)).toMatchObject({ lostReason: "Erst nach dem Umbau" });
});

it("removes the open follow-up of a lost lead unless the user keeps it", async () => {
  const followUpDate = addDays(today(new Date()), 7);
  const leads = ["Anna", "Björn"].map((name) => ({ name, followUpDate }));
  const done = { name: "Carl", followUpDate, followUpCompleted: true };
  const { getFromApi } = await renderScreen(board, { seed: { leads: [...leads, done] } });
  const question = /^Geplantes Follow-up am .* löschen$/;
  await move("Anna", "Verloren");
  expect((await findField(question)).checked).toBe(true);
  await press("Speichern");
  await expectClosed();
  await expectCards("Verloren", 1);
  await move("Björn", "Verloren");
  await user.click(await findField(question));
  await press("Ohne Grund fortfahren");
  await expectCards("Verloren", 2);
  await move("Carl", "Verloren");
  await findDialog();
  expect(screen.queryByRole("checkbox", { name: question })).toBeNull();
  await press("Speichern");
  await expectClosed();
  const lost = { Anna: null, Björn: followUpDate, Carl: followUpDate };
  await waitFor(async () => {
    const all = await getFromApi<LeadRow[]>("/api/leads");
    const found = all.filter(({ status }) => status === "lost").map((lead) => [lead.name, lead.followUpDate]);
    expect(Object.fromEntries(found)).toEqual(lost);
  });
});

it("marks leads without activity for 14 days", async () => {
  vi.setSystemTime("2027-03-01T08:00:00Z");
  const leads = [{ name: "Anna" }, { name: "Björn", status: "won" }] as const;
  const { account, stack } = await renderScreen(board, { seed: { leads: [...leads] } });
  const openAt = async (time: string) => {
    vi.setSystemTime(time);
    const { email } = account.user;
    const body = { email, password: account.password, workspaceSlug: "freelance" };
    const { json } = await stack.call("auth/login", { body });
    await renderScreen(board, { as: { ...account, ...(json as { token: string }) } });
  };
  const mark = "Seit 14 Tagen kein Kontakt";
  expect(textOf(await card("Neu", "Anna"))).not.toContain(mark);
  await openAt("2027-03-14T08:00:00Z");
  expect(textOf(await card("Neu", "Anna"))).not.toContain(mark);
  await openAt("2027-03-16T08:00:00Z");
  expect(textOf(await card("Neu", "Anna"))).toContain(mark);
  expect(textOf(await card("Gewonnen", "Björn"))).not.toContain(mark);
});

it("shows long columns page by page", async () => {
  const leads = Array.from({ length: 35 }, (_, index) => ({ name: `Lead ${index + 1}` }));
  await renderScreen(board, { seed: { leads } });
  await expectCards("Neu", 8);
  await press("Weitere 24 anzeigen");
  await expectCards("Neu", 32);
  await press("Weitere 3 anzeigen");
  await expectCards("Neu", 35);
});

it("moves the focus between the cards of a column with the arrow keys, and opens a lead with Enter", async () => {
  await renderScreen(board, { seed: { leads: [{ name: "Anna" }, { name: "Björn" }] } });
  await expectCards("Neu", 2);
  const names = within(await column("Neu"))
    .getAllByRole("button", { name: /^(Anna|Björn)$/ })
    .map(textOf);
  const [first = "", second = ""] = names;
  (await cardName("Neu", first)).focus();
  await user.keyboard("{ArrowUp}");
  expect(document.activeElement).toBe(await cardName("Neu", first));
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(await cardName("Neu", second));
  await user.keyboard("{ArrowUp}{Enter}");
  expect((await findField("Name")).value).toBe(first);
});

it("has no status filter, because its columns are the statuses", async () => {
  await renderScreen(board, { seed: { leads: [{ name: "Anna" }] } });
  await card("Neu", "Anna");
  expect(screen.queryByRole("button", { name: /Status filtern/ })).toBeNull();
  await press("Liste", { role: "radio" });
  await screen.findByRole("button", { name: /Status filtern/ });
});
