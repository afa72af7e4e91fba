import type { TimelineEntry } from "@linkedpotential/contract/leads/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { crmPath, findRecord } from "../../../../testing/crm.ts";
import { renderScreen, type Screen } from "../../../../testing/screen.tsx";
import { expectHeading, expectText, fill, findField, press, textOf, user } from "../../../../testing/user.ts";

const recordPath = `${crmPath}&lead=1`;
const seed = { leads: [{ name: "Anna" }] };
const enter = () => user.keyboard("{Enter}");
const entriesOf = (record: HTMLElement) => {
  const timeline = within(record).getByRole("region", { name: "Verlauf" });
  return within(timeline).getAllByRole("listitem").map(textOf);
};
const log = ({ stack, account }: Screen, body: object) =>
  stack.call({ method: "POST", path: "/api/leads/1/timeline" }, { token: account.token, body });

it("adds a note with Enter, above the older entries", async () => {
  const { network, getFromApi } = await renderScreen(recordPath, { seed });
  const record = await findRecord("Anna");
  const release = network.hold("leads/log-touch");
  await fill("Notiz", "Budget 15.000 €", record);
  await enter();
  await expectText("Budget 15.000 €", record);
  release();
  await waitFor(async () => expect((await findField("Notiz", record)).value).toBe(""));
  expect(entriesOf(record)).toEqual([
    expect.stringMatching(/^Notiz.*Budget 15\.000 €$/),
    expect.stringMatching(/^Lead erstellt/),
  ]);
  const [first] = await getFromApi<TimelineEntry[]>("/api/leads/1/timeline");
  expect(first).toMatchObject({ type: "note", text: "Budget 15.000 €" });
});

it("keeps a note that could not be saved, and removes it from the timeline", async () => {
  const { network } = await renderScreen(recordPath, { seed });
  const record = await findRecord("Anna");
  network.goOffline();
  await fill("Notiz", "Ruft zurück", record);
  await enter();
  await expectText(/^Keine Verbindung/, record);
  expect((await findField("Notiz", record)).value).toBe("Ruft zurück");
  expect(entriesOf(record)).toHaveLength(1);
  network.goOnline();
  await enter();
  await waitFor(() => expect(entriesOf(record)).toHaveLength(2));
});

it("keeps a note that was begun while another section is open, and leaving the page asks first", async () => {
  await renderScreen(recordPath, { seed });
  await fill("Notiz", "Ruft zurück", await findRecord("Anna"));
  const asksOnLeaving = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(asksOnLeaving()).toBe(true);
  const [otherSection] = screen.getAllByRole("link", { name: "KPIs" });
  await user.click(otherSection as HTMLElement);
  await expectHeading("KPIs Tracking");
  history.back();
  const record = await findRecord("Anna");
  expect((await findField("Notiz", record)).value).toBe("Ruft zurück");
  await user.click(await findField("Notiz", record));
  await enter();
  await waitFor(() => expect(asksOnLeaving()).toBe(false));
});

it("keeps a pasted note that is too long, and says so", async () => {
  const { network } = await renderScreen(recordPath, { seed });
  const record = await findRecord("Anna");
  const text = "Ruft zurück. ".repeat(40).trim();
  const field = await findField("Notiz", record);
  field.focus();
  await user.paste(text);
  await waitFor(() => expect(field.value).toBe(text));
  await enter();
  await expectText("Maximal 500 Zeichen", record);
  expect(field.value).toBe(text);
  expect(network.sent("leads/log-touch")).toHaveLength(1);
});

it("logs a contact of any kind, and returns the focus to its button", async () => {
  const { getFromApi } = await renderScreen(recordPath, { seed });
  const record = await findRecord("Anna");
  await press("Aktivität", { container: record });
  await user.click(await within(record).findByText("Telefonat"));
  await fill("Notiz (optional)", "Will im April beginnen", record);
  await press("Eintragen", { container: record });
  await waitFor(() => expect(entriesOf(record)[0]).toMatch(/^Telefonat.*Will im April beginnen$/));
  await waitFor(() => expect(textOf(document.activeElement)).toBe("Aktivität"));
  const [first] = await getFromApi<TimelineEntry[]>("/api/leads/1/timeline");
  expect(first).toMatchObject({ type: "call" });
});

it("groups the entries by day and names the template of a sent message", async () => {
  vi.setSystemTime("2027-03-03T09:00:00Z");
  const shown = await renderScreen(recordPath, { seed });
  await log(shown, { type: "message_sent", text: "", template: "Nachfassen 2" });
  vi.setSystemTime("2027-03-04T08:00:00Z");
  await log(shown, { type: "answered", text: "" });
  await shown.reload();
  const record = await findRecord("Anna");
  await expectText("Vorlage „Nachfassen 2“", record);
  const days = within(record).getAllByRole("heading", { level: 4 }).map(textOf);
  expect(days).toEqual(["Heute", "Gestern"]);
});

it("filters the entries by kind when there are more than 20", async () => {
  const shown = await renderScreen(recordPath, { seed });
  expect(within(await findRecord("Anna")).queryByRole("button", { name: /^Verlauf filtern/ })).toBeNull();
  for (let count = 0; count < 20; count += 1) await log(shown, { type: count === 3 ? "note" : "call", text: "" });
  await shown.reload();
  const record = await screen.findByRole("complementary", { name: "Lead: Anna" });
  await waitFor(() => expect(entriesOf(record)).toHaveLength(20));
  await press("1 ältere anzeigen", { container: record });
  expect(entriesOf(record)).toHaveLength(21);
  await press("Verlauf filtern: Alle Einträge", { container: record });
  await press("Notizen", { role: "menuitemradio" });
  await waitFor(() => expect(entriesOf(record)).toEqual([expect.stringMatching(/^Notiz/)]));
});
