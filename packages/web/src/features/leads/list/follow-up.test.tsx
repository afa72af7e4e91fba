import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { chooseLeadAction, crmPath, findLeadRow, findRecord, openLeadForm } from "../../../testing/crm.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectToast, fill, press, textOf } from "../../../testing/user.ts";

beforeEach(() => {
  vi.setSystemTime("2026-11-20T10:00:00Z");
});

const today = "2026-11-20";
const expectMark = (name: string, mark: string) =>
  waitFor(async () => expect((await findLeadRow(name)).dataset.followUp).toBe(mark));

it("marks rows by their follow-up, in words and by color [FOLLOW-01..04, FOLLOW-05]", async () => {
  const leads = [
    { name: "Erledigt", followUpDate: "2026-11-16", followUpCompleted: true },
    { name: "Überfällig", followUpDate: "2026-11-19" },
    { name: "Heute", followUpDate: today },
    { name: "Morgen", followUpDate: "2026-11-21" },
    { name: "Später", followUpDate: "2026-11-22" },
    { name: "Ohne" },
  ];
  await renderScreen(crmPath, { seed: { leads } });
  // Color tokens of styles.css: `good` is green, `warn` is orange and `info` is blue.
  const marks = {
    Erledigt: ["completed", "good"],
    Überfällig: ["overdue", "warn"],
    Heute: ["soon", "info"],
    Morgen: ["soon", "info"],
    Später: ["neutral", undefined],
    Ohne: ["neutral", undefined],
  };
  for (const [name, expected] of Object.entries(marks)) {
    const row = await findLeadRow(name);
    expect([row.dataset.followUp, /before:bg-(\w+)/.exec(row.outerHTML)?.[1]]).toEqual(expected);
    if (expected[1]) expect(textOf(row.querySelector("[data-column=followUpDate]"))).toContain(name);
  }
});

it("shows overdue follow-ups in orange and never in red, on the board and under meetings [D60]", async () => {
  await renderScreen(`${crmPath}&view=board`, { seed: { leads: [{ name: "Anna", followUpDate: "2026-11-19" }] } });
  const colors = async () => {
    const label = await screen.findByText("Überfällig");
    return [label.closest("[class*=text-warn-text]") !== null, label.closest("[class*=danger]")];
  };
  const onBoard = (await screen.findByText("Überfällig")).parentElement;
  expect(textOf(onBoard)).toBe("Überfällig19.11.");
  expect(onBoard?.title).toBe("19.11.2026");
  expect(await colors()).toEqual([true, null]);
  await press("Meetings", { role: "tab" });
  await screen.findByText("19.11.2026");
  expect(await colors()).toEqual([true, null]);
});

it("uses today's date in the user's time zone", async () => {
  // It is 04:00 on the 20th in Berlin, but 22:00 on the 19th in New York. The follow-up is overdue in Berlin and due
  // today in New York.
  vi.setSystemTime("2026-11-20T03:00:00Z");
  const { account, stack } = await renderScreen(crmPath, {
    seed: { leads: [{ name: "Anna", followUpDate: "2026-11-19" }] },
  });
  expect(textOf(await findLeadRow("Anna"))).toContain("Überfällig");
  const { token } = account;
  await stack.call("user/update-settings", { token, body: { timezone: "America/New_York" } });
  await renderScreen(crmPath, { as: account });
  expect(textOf(await findLeadRow("Anna"))).toContain("Heute");
});

it("completes a follow-up from the row's menu, and rolls back when the server rejects it [FOLLOW-01]", async () => {
  const { network, reload } = await renderScreen(crmPath, { seed: { leads: [{ name: "Anna", followUpDate: today }] } });
  network.fail("leads/update", { status: 409, body: { error: "x" } });
  await chooseLeadAction("Anna", "Follow-up erledigt");
  await expectToast(/^Lead konnte nicht aktualisiert werden/);
  await expectMark("Anna", "soon");
  network.clearFailures();
  await chooseLeadAction("Anna", "Follow-up erledigt");
  await expectMark("Anna", "completed");
  await reload();
  await expectMark("Anna", "completed");
});

it("sets and completes a follow-up in the dialog [LEAD-44, LEAD-45, LEAD-46]", async () => {
  await renderScreen(crmPath, { seed: { leads: [{ name: "Anna", followUpDate: "2026-11-21" }] } });
  await openLeadForm("Anna");
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
  await renderScreen(crmPath, { seed: { leads } });
  await press("Meetings", { role: "tab" });
  const days = () => screen.getAllByRole("heading", { level: 2 }).map(textOf);
  const expectDays = (...words: string[]) =>
    waitFor(() => expect(days()).toEqual(words.map((word) => expect.stringContaining(word))));
  await expectDays("Überfällig", "Heute", "26.11.2026");
  expect(new URLSearchParams(location.search).get("tab")).toBe("meetings");
  const panel = textOf(screen.getByRole("tabpanel"));
  expect([panel.includes("Nach dem Budget fragen"), panel.includes("Fertig")]).toEqual([true, false]);
  await press("Follow-up mit Heute dran als erledigt markieren");
  await expectDays("Überfällig", "26.11.2026");
  await press("Zu spät");
  expect(await findRecord("Zu spät")).toBeTruthy();
});

it("saves a lead whose follow-up date is older than the earliest date that may be picked", async () => {
  const { network, leads } = await renderScreen(crmPath, {
    seed: { leads: [{ name: "Anna", followUpDate: "2026-01-15" }] },
  });
  await openLeadForm("Anna");
  await fill("Name", "Anna Ömer");
  await press("Speichern");
  await expectToast("Lead aktualisiert");
  expect(network.sent().map(({ path, body }) => [path, body])).toEqual([
    [`/api/leads/${leads[0]?.id}`, { name: "Anna Ömer" }],
  ]);
});
