import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { crm } from "../../../testing/crm.ts";
import { guidesAt } from "../../../testing/guides.ts";
import { follow } from "../../../testing/navigation.ts";
import { expectHeading, expectText, hands, press, wordsOf } from "../../../testing/person.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import texts from "../../../texts/de/guides/meeting-guides.ts";

it.each([
  ["first", ["5 Min.", "10 Min.", "15 Min.", "10 Min.", "5 Min."]],
  ["second", ["5 Min.", "10 Min.", "20 Min.", "10 Min.", "5 Min."]],
] as const)("guides through the %s meeting, from before to after [GUIDE-10, GUIDE-11-NS]", async (meeting, minutes) => {
  await renderScreen(guidesAt(`category=meetings&meeting=${meeting}`));
  const { title, description, sections, questions, checklists, guide } = texts[meeting];
  const shown = await screen.findByRole("article", { name: title });
  await expectText(description, shown);
  const rows = within(within(shown).getByRole("table", { name: `Ablauf: ${title}` }))
    .getAllByRole("row")
    .slice(1);
  expect(rows.map((row) => wordsOf(within(row).getByRole("rowheader")))).toEqual(sections.map((one) => one.title));
  expect(rows.map((row) => wordsOf(row.lastElementChild))).toEqual(minutes);
  const parts = [checklists[0]?.title, ...questions.map((group) => group.title), checklists[1]?.title, guide.title];
  for (const name of parts) expect(within(shown).getByRole("region", { name: String(name) })).toBeTruthy();
  expect(within(shown).getAllByRole("button", { name: /kopieren$/ })).toHaveLength(guide.samples.length);
});

it("keeps what is ticked off, for each meeting on its own", async () => {
  const { reload } = await renderScreen(guidesAt("category=meetings"));
  const [first] = await screen.findAllByRole("checkbox");
  if (first) await hands.click(first);
  await expectText(/^1 von \d$/);
  await reload();
  await expectText(/^1 von \d$/);
  await press("Zweitgespräch", { role: "tab" });
  await screen.findByRole("article", { name: texts.second.title });
  expect((await screen.findAllByRole<HTMLInputElement>("checkbox")).filter(({ checked }) => checked)).toEqual([]);
});

it("is at hand beside the meetings of the CRM (D18)", async () => {
  await renderScreen(`${crm}&tab=meetings`);
  await screen.findByRole("region", { name: "Gut vorbereitet ins Gespräch" });
  await follow("Erstgespräch");
  await expectHeading("Meetings");
  expect(await screen.findByRole("article", { name: texts.first.title })).toBeTruthy();
  history.back();
  await screen.findByRole("region", { name: "Gut vorbereitet ins Gespräch" });
  await follow("Zweitgespräch");
  expect(await screen.findByRole("article", { name: texts.second.title })).toBeTruthy();
});
