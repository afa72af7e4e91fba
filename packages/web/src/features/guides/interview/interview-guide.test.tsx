import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { stepPath } from "../../../testing/guides.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { readClipboard } from "../../../testing/templates.ts";
import { expectToast, press, textOf } from "../../../testing/user.ts";
import hot from "../../../texts/de/guides/hot-journey.ts";

const { title, sections } = hot.interview;

it("the interview guide is a table of section, content and duration [HOT-09, INTV-01, INTV-02, INTV-09-NS]", async () => {
  await renderScreen(stepPath("hot", 4));
  const table = await screen.findByRole("table", { name: title });
  const [head, ...rows] = within(table).getAllByRole("row");
  expect(
    within(head as HTMLElement)
      .getAllByRole("columnheader")
      .map(textOf),
  ).toEqual(["Abschnitt", "Inhalt", "Dauer"]);
  expect(rows.map((row) => textOf(within(row).getByRole("rowheader")))).toEqual(sections.map((one) => one.title));
  for (const [index, row] of rows.entries())
    expect(within(row).getAllByRole("listitem").map(textOf)).toEqual(sections[index]?.points);
});

it("the interview guide shows the duration of each section [INTV-03..06, INTV-07, INTV-08]", async () => {
  await renderScreen(stepPath("hot", 4));
  const rows = within(await screen.findByRole("table", { name: title }))
    .getAllByRole("row")
    .slice(1);
  expect(rows.map((row) => textOf(row.lastElementChild))).toEqual([
    "1–3 Min.",
    "3–5 Min.",
    "2–3 Min.",
    "1–2 Min.",
    "5–7 Min.",
    "3–4 Min.",
  ]);
});

it("a button copies the whole interview guide [HOT-10, HOT-11, ERR-146, ERR-147]", async () => {
  await renderScreen(stepPath("hot", 4));
  await press("Ganzer Leitfaden");
  await expectToast("Kompletter Leitfaden kopiert!");
  await expectToast("Der gesamte Erstgespräch-Leitfaden wurde in die Zwischenablage kopiert.");
  const copied = await readClipboard();
  for (const [index, section] of sections.entries()) {
    expect(copied).toContain(`${index + 1}. ${section.title} (`);
    for (const point of section.points) expect(copied).toContain(`– ${point}`);
  }
});

it("a toast reports that the interview guide could not be copied [ERR-142, ERR-143]", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  await renderScreen(stepPath("hot", 4));
  await press("Ganzer Leitfaden");
  await expectToast("Fehler beim Kopieren");
  await expectToast("Bitte versuche es erneut.");
});
