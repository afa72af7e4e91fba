import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { actOn, crm, leadRow } from "../../../testing/crm.ts";
import { dialog, expectToast, fill, hands, press, wordsOf } from "../../../testing/person.ts";
import { renderScreen } from "../../../testing/screen.tsx";

beforeEach(() => {
  vi.setSystemTime("2026-11-20T10:00:00Z");
});

const today = "2026-11-20";
const expectMark = (name: string, mark: string) =>
  waitFor(async () => expect((await leadRow(name)).dataset.followUp).toBe(mark));

it("marks rows by their follow-up, in words and by the tokens of its colours [FOLLOW-01..04, FOLLOW-05]", async () => {
  const leads = [
    { name: "Erledigt", followUpDate: "2026-11-16", followUpCompleted: true },
    { name: "Überfällig", followUpDate: "2026-11-19" },
    { name: "Heute", followUpDate: today },
    { name: "Morgen", followUpDate: "2026-11-21" },
    { name: "Später", followUpDate: "2026-11-22" },
    { name: "Ohne" },
  ];
  await renderScreen(crm, { given: { leads } });
  // The tokens of styles.css: good is green, warn orange, info blue.
  const marks = {
    Erledigt: ["completed", "good"],
    Überfällig: ["overdue", "warn"],
    Heute: ["soon", "info"],
    Morgen: ["soon", "info"],
    Später: ["neutral", undefined],
    Ohne: ["neutral", undefined],
  };
  for (const [name, expected] of Object.entries(marks)) {
    const row = await leadRow(name);
    expect([row.dataset.followUp, /before:bg-(\w+)/.exec(row.outerHTML)?.[1]]).toEqual(expected);
    if (expected[1]) expect(wordsOf(row.querySelector("td:nth-child(7)"))).toContain(name);
  }
});

it("shows what is overdue in orange and never in red, on the board and under meetings too [D60]", async () => {
  await renderScreen(`${crm}&view=board`, { given: { leads: [{ name: "Anna", followUpDate: "2026-11-19" }] } });
  const colours = async () => {
    const said = await screen.findByText("Überfällig");
    return [said.closest("[class*=text-warn-text]") !== null, said.closest("[class*=danger]")];
  };
  const onBoard = (await screen.findByText("Überfällig")).parentElement;
  expect(wordsOf(onBoard)).toBe("Überfällig19.11.");
  expect(onBoard?.title).toBe("19.11.2026");
  expect(await colours()).toEqual([true, null]);
  await press("Meetings", { role: "tab" });
  await screen.findByText("19.11.2026");
  expect(await colours()).toEqual([true, null]);
});

it("has the day of the person's own time zone", async () => {
  // Still the 19th in Berlin and London, the 20th on Kiritimati would be; New York has the 19th all evening.
  vi.setSystemTime("2026-11-20T03:00:00Z");
  const { account, stack } = await renderScreen(crm, {
    given: { leads: [{ name: "Anna", followUpDate: "2026-11-19" }] },
  });
  expect(wordsOf(await leadRow("Anna"))).toContain("Überfällig");
  const { token } = account;
  await stack.call("user/update-settings", { token, body: { timezone: "America/New_York" } });
  await renderScreen(crm, { as: account });
  expect(wordsOf(await leadRow("Anna"))).toContain("Heute");
});

it("completes a follow-up from the row's menu, and takes it back when refused [FOLLOW-01]", async () => {
  const { network, reload } = await renderScreen(crm, { given: { leads: [{ name: "Anna", followUpDate: today }] } });
  network.fail("leads/update", { status: 409, body: { error: "x" } });
  await actOn("Anna", "Follow-up erledigt");
  await expectToast(/^Lead konnte nicht aktualisiert werden/);
  await expectMark("Anna", "soon");
  network.heal();
  await actOn("Anna", "Follow-up erledigt");
  await expectMark("Anna", "completed");
  await reload();
  await expectMark("Anna", "completed");
});

it("sets and completes a follow-up in the dialog [LEAD-44, LEAD-45, LEAD-46]", async () => {
  await renderScreen(crm, { given: { leads: [{ name: "Anna", followUpDate: "2026-11-21" }] } });
  await hands.click(await leadRow("Anna"));
  await dialog("Lead bearbeiten");
  await fill("Follow-up-Notizen", "Nach dem Budget fragen");
  await press("Follow-up erledigt", { role: "switch" });
  await press("Speichern");
  await expectMark("Anna", "completed");
});

it("lists the open follow-ups by day under meetings [LEAD-03, LEAD-04-NS]", async () => {
  const leads = [
    { name: "Später", followUpDate: "2026-11-26", followUpNotes: "Nach dem Budget fragen" },
    { name: "Heute dran", followUpDate: today },
    { name: "Zu spät", followUpDate: "2026-11-15" },
    { name: "Fertig", followUpDate: today, followUpCompleted: true },
  ];
  await renderScreen(crm, { given: { leads } });
  await press("Meetings", { role: "tab" });
  const days = () => screen.getAllByRole("heading", { level: 2 }).map(wordsOf);
  const expectDays = (...words: string[]) =>
    waitFor(() => expect(days()).toEqual(words.map((word) => expect.stringContaining(word))));
  await expectDays("Überfällig", "Heute", "26.11.2026");
  expect(new URLSearchParams(location.search).get("tab")).toBe("meetings");
  const panel = wordsOf(screen.getByRole("tabpanel"));
  expect([panel.includes("Nach dem Budget fragen"), panel.includes("Fertig")]).toEqual([true, false]);
  await press("Follow-up mit Heute dran als erledigt markieren");
  await expectDays("Überfällig", "26.11.2026");
  await press("Zu spät");
  expect(await dialog("Lead bearbeiten")).toBeTruthy();
});

it("saves a lead whose follow-up date is older than may be picked", async () => {
  const { network, leads } = await renderScreen(crm, {
    given: { leads: [{ name: "Anna", followUpDate: "2026-01-15" }] },
  });
  await hands.click(await leadRow("Anna"));
  await dialog("Lead bearbeiten");
  await fill("Name", "Anna Ömer");
  await press("Speichern");
  await expectToast("Lead aktualisiert");
  expect(network.sent().map(({ path, body }) => [path, body])).toEqual([
    [`/api/leads/${leads[0]?.id}`, { name: "Anna Ömer" }],
  ]);
});
