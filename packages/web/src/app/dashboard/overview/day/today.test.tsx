import type { Lead } from "@linkedpotential/contract/leads/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderScreen } from "../../../../testing/screen.tsx";
import { overviewPath } from "../../../../testing/task-card.ts";
import { expectErrorToast, expectText, expectToast, press, textOf, user } from "../../../../testing/user.ts";

const listName = "Fällige Follow-ups";
const anna = {
  name: "Anna Öz",
  company: "Nord AG",
  dealValue: 18_400,
  followUpDate: "2027-03-09",
  followUpNotes: "Angebot nachfassen",
};
const bert = { name: "Bert Süd", company: "Süd GmbH", followUpDate: "2027-03-11", nextStep: "Termin vorschlagen" };
const cora = { name: "Cora Zimt", company: "Zimt KG", followUpDate: "2027-03-12" };
const later = { name: "Später", followUpDate: "2027-03-13" };
const leads = [anna, bert, cora, later];

beforeEach(() => void vi.setSystemTime("2027-03-12T09:00:00Z"));

const rows = () => [...document.querySelectorAll<HTMLElement>(`ul[aria-label="${listName}"] > li`)];
const names = () => rows().map((row) => textOf(row.querySelector("a")));
const expectRows = (...expected: string[]) => waitFor(() => expect(names()).toEqual(expected));
async function findRow(name: string): Promise<HTMLElement> {
  const row = (await screen.findByRole("link", { name })).closest("li");
  if (!row) throw new Error(`${name} is not in a row`);
  return row;
}
const focusName = async (name: string) => (await screen.findByRole("link", { name })).focus();
const expectFocus = (text: string) => waitFor(() => expect(textOf(document.activeElement)).toBe(text));
type Getter = <Answer>(path: string) => Promise<Answer>;
const stored = (getFromApi: Getter, id: number | undefined) => getFromApi<Lead>(`/api/leads/${id}`);
const timelineOf = async (getFromApi: Getter, id: number | undefined) =>
  (await getFromApi<{ type: string }[]>(`/api/leads/${id}/timeline`)).map(({ type }) => type);

it("shows what is due and overdue with company, value, note and last contact, longest overdue first", async () => {
  const { stack, account, leads: created, reload } = await renderScreen(overviewPath, { seed: { leads } });
  await expectRows("Anna Öz", "Bert Süd", "Cora Zimt");
  vi.setSystemTime("2027-03-12T09:00:00Z");
  await stack.call("leads/log-touch", {
    token: account.token,
    params: { leadId: String(created[0]?.id) },
    body: { type: "message_sent", text: "" },
  });
  vi.setSystemTime("2027-03-13T08:00:00Z");
  await reload();
  expect(textOf(await findRow("Anna Öz"))).toMatch(
    /^Anna Öz · Nord AG18\.400 €Angebot nachfassen · zuletzt gestern \(Nachricht\)seit 4 Tagen überfällig/,
  );
  expect(textOf(await findRow("Bert Süd"))).toContain("Termin vorschlagen · noch kein Kontakt");
});

it("shows ten follow-ups at first, and more on request", async () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ name: `Nr. ${index}`, followUpDate: "2027-03-12" }));
  await renderScreen(overviewPath, { seed: { leads: many } });
  await press("Mehr anzeigen (2)");
  await waitFor(() => expect(rows()).toHaveLength(12));
});

it("a follow-up is done with one press, and the answers log the contact and plan the next one", async () => {
  const { network, leads: created, getFromApi } = await renderScreen(overviewPath, { seed: { leads } });
  await press("Erledigt: Anna Öz");
  await expectToast("Follow-up erledigt");
  await press("Nicht erreicht");
  await expectToast("Eingetragen: nicht erreicht");
  expect(textOf(await findRow("Anna Öz"))).toContain("zuletzt heute (nicht erreicht)");
  await press("+3 Tage");
  await expectToast("Nächstes Follow-up: Mo, 15.03.2027");
  await expectRows("Bert Süd", "Cora Zimt");
  expect(network.sent().map(({ id, body }) => [id, body])).toEqual([
    ["leads/update", { followUpCompleted: true }],
    ["leads/log-touch", { type: "not_reached", text: "" }],
    ["leads/update", { followUpDate: "2027-03-15", followUpCompleted: false }],
  ]);
  const lead = await stored(getFromApi, created[0]?.id);
  expect(lead).toMatchObject({ followUpDate: "2027-03-15", followUpCompleted: false, lastTouchType: "not_reached" });
});

it("sends the writes of a row one after another, because the server could swap them", async () => {
  const { network, leads: created, getFromApi } = await renderScreen(overviewPath, { seed: { leads: [anna, bert] } });
  const release = network.hold("leads/update");
  await press("Erledigt: Anna Öz");
  await press("Erreicht");
  await press("Morgen");
  await expectRows("Bert Süd");
  expect(network.sent().map(({ id }) => id)).toEqual(["leads/update"]);
  release();
  await expectToast("Nächstes Follow-up: Sa, 13.03.2027");
  expect(network.sent().map(({ id }) => id)).toEqual(["leads/update", "leads/log-touch", "leads/update"]);
  expect(await stored(getFromApi, created[0]?.id)).toMatchObject({
    followUpDate: "2027-03-13",
    followUpCompleted: false,
  });
});

it("undo takes back everything that was done in a row", async () => {
  const { leads: created, getFromApi } = await renderScreen(overviewPath, { seed: { leads: [anna, bert] } });
  await press("Erledigt: Anna Öz");
  await press("Kein Interesse");
  await press("Als verloren markieren");
  await expectToast("Lead als verloren markiert");
  await expectRows("Bert Süd");
  await press("Rückgängig");
  await expectToast("Rückgängig gemacht");
  await expectRows("Anna Öz", "Bert Süd");
  expect(await stored(getFromApi, created[0]?.id)).toMatchObject({
    status: "new",
    followUpDate: "2027-03-09",
    followUpCompleted: false,
    lastTouchAt: null,
  });
  expect(await timelineOf(getFromApi, created[0]?.id)).not.toContain("no_interest");
});

it("both questions can be skipped, because the follow-up is done already", async () => {
  const { network, leads: created, getFromApi } = await renderScreen(overviewPath, { seed: { leads: [anna, bert] } });
  await press("Erledigt: Anna Öz");
  await press("Überspringen");
  await press("Keins");
  await expectRows("Bert Süd");
  expect(network.sent().map(({ id }) => id)).toEqual(["leads/update"]);
  expect(await stored(getFromApi, created[0]?.id)).toMatchObject({ followUpCompleted: true, lastTouchAt: null });
});

it("a day of three follow-ups can be worked off by keyboard alone", async () => {
  const { leads: created, getFromApi } = await renderScreen(overviewPath, { seed: { leads } });
  await focusName("Anna Öz");
  await user.keyboard("e");
  await expectFocus("Erreicht");
  await user.keyboard("{ArrowRight}{ArrowRight}");
  await expectFocus("Termin");
  await user.keyboard("{Enter}");
  await expectFocus("Morgen");
  await user.keyboard("{Enter}");
  await expectFocus("Bert Süd");
  await expectRows("Bert Süd", "Cora Zimt");
  await user.keyboard("{ArrowDown}");
  await expectFocus("Cora Zimt");
  await user.keyboard("7");
  await expectFocus("Bert Süd");
  await expectRows("Bert Süd");
  await user.keyboard("1");
  await expectText("Für heute ist alles erledigt.");
  await expectText("Morgen: 3 Follow-ups.");
  await waitFor(async () => {
    const dates = await Promise.all(created.map(async ({ id }) => (await stored(getFromApi, id)).followUpDate));
    expect(dates).toEqual(["2027-03-13", "2027-03-13", "2027-03-19", "2027-03-13"]);
  });
});

it("V opens the guide for the lead, and Enter its record", async () => {
  const { leads: created } = await renderScreen(overviewPath, { seed: { leads: [anna] } });
  await focusName("Anna Öz");
  await user.keyboard("v");
  await waitFor(() => expect(location.search).toBe(`?section=templates&category=engagement&lead=${created[0]?.id}`));
  history.back();
  await focusName("Anna Öz");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(location.search).toBe(`?section=leads&lead=${created[0]?.id}`));
});

it("only one row is in the order of Tab, and the arrow keys change it", async () => {
  await renderScreen(overviewPath, { seed: { leads } });
  await focusName("Anna Öz");
  await user.keyboard("{ArrowDown}");
  await expectFocus("Bert Süd");
  await user.tab();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Erledigt: Bert Süd");
  expect((await screen.findByRole("link", { name: "Anna Öz" })).tabIndex).toBe(-1);
});

it("postponing moves the follow-up at once, and can be undone", async () => {
  const { network, leads: created, getFromApi } = await renderScreen(overviewPath, { seed: { leads: [anna, bert] } });
  const release = network.hold("leads/update");
  await press("+1 Woche: Anna Öz");
  await expectRows("Bert Süd");
  release();
  await expectToast("Follow-up verschoben");
  expect((await stored(getFromApi, created[0]?.id)).followUpDate).toBe("2027-03-19");
  await press("Rückgängig");
  await expectRows("Anna Öz", "Bert Süd");
  await waitFor(async () => expect((await stored(getFromApi, created[0]?.id)).followUpDate).toBe("2027-03-09"));
});

it("says at once that there is no connection, and keeps the row", async () => {
  const { network } = await renderScreen(overviewPath, { seed: { leads: [anna, bert] } });
  await findRow("Anna Öz");
  network.goOffline();
  await press("Erledigt: Anna Öz");
  await expectToast(/^Die Änderung konnte nicht gespeichert werden\./);
  await expectRows("Anna Öz", "Bert Süd");
  await within(await findRow("Anna Öz")).findByRole("button", { name: "Erledigt: Anna Öz" });
});

it("an undo that fails leaves the row done", async () => {
  const { network } = await renderScreen(overviewPath, { seed: { leads: [anna, bert] } });
  await press("+1 Tag: Anna Öz");
  await expectToast("Follow-up verschoben");
  network.goOffline();
  await press("Rückgängig");
  await expectToast(/^Das ließ sich nicht rückgängig machen\./);
  await expectRows("Bert Süd");
});

it("a refused contact is asked for again, with the reason", async () => {
  const { network } = await renderScreen(overviewPath, { seed: { leads: [anna] } });
  await press("Erledigt: Anna Öz");
  await expectToast("Follow-up erledigt");
  network.fail("leads/log-touch", {
    status: 500,
    body: { error: "Das hat nicht geklappt.", code: "request.internal" },
  });
  await press("Erreicht");
  await expectErrorToast("Fehler", "Die Aktivität konnte nicht eingetragen werden.");
  await screen.findByRole("group", { name: "Was ist passiert?: Anna Öz" });
});

it("removes a follow-up from the menu", async () => {
  const { leads: created, getFromApi } = await renderScreen(overviewPath, { seed: { leads: [anna, bert] } });
  await press("Aktionen für Anna Öz");
  await press("Follow-up entfernen", { role: "menuitem" });
  await expectToast("Follow-up entfernt");
  await expectRows("Bert Süd");
  expect((await stored(getFromApi, created[0]?.id)).followUpDate).toBeNull();
});

it("says what is left when all follow-ups are done", async () => {
  await renderScreen(overviewPath, {
    seed: { leads: [later], tasks: [{ title: "Rechnung", dueDate: "2027-03-12" }] },
  });
  await expectText("Alle Follow-ups für heute sind erledigt.");
  await expectText("Eine Aufgabe ist noch offen. Morgen: 1 Follow-up.");
});

it("shows that the leads could not be loaded, and retries", async () => {
  const failing = { "leads/list": { status: 500, body: { code: "request.internal" } } };
  const { network } = await renderScreen(overviewPath, { failing, seed: { leads: [anna] } });
  await expectText("Die Follow-ups konnten nicht geladen werden");
  network.clearFailures();
  const [retry] = await screen.findAllByRole("button", { name: "Erneut versuchen" });
  if (retry) await user.click(retry);
  await expectRows("Anna Öz");
});
