import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { crmPath } from "../../../testing/crm.ts";
import { guidesPath } from "../../../testing/guides.ts";
import { followLink } from "../../../testing/navigation.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectHeading, expectText, press, textOf, user } from "../../../testing/user.ts";
import texts from "../../../texts/de/guides/meeting-guides.ts";

it.each([
  ["first", ["5 Min.", "10 Min.", "15 Min.", "10 Min.", "5 Min."]],
  ["second", ["5 Min.", "10 Min.", "20 Min.", "10 Min.", "5 Min."]],
] as const)(
  "the guide to the %s meeting shows preparation, agenda, questions and follow-up [GUIDE-10, GUIDE-11-NS]",
  async (meeting, minutes) => {
    await renderScreen(guidesPath(`category=meetings&meeting=${meeting}`));
    const { title, description, sections, questions, checklists, guide } = texts[meeting];
    const shown = await screen.findByRole("article", { name: title });
    await expectText(description, shown);
    const rows = within(within(shown).getByRole("table", { name: `Ablauf: ${title}` }))
      .getAllByRole("row")
      .slice(1);
    expect(rows.map((row) => textOf(within(row).getByRole("rowheader")))).toEqual(sections.map((one) => one.title));
    expect(rows.map((row) => textOf(row.lastElementChild))).toEqual(minutes);
    const parts = [checklists[0]?.title, ...questions.map((group) => group.title), checklists[1]?.title, guide.title];
    for (const name of parts) expect(within(shown).getByRole("region", { name: String(name) })).toBeTruthy();
    expect(within(shown).getAllByRole("button", { name: /kopieren$/ })).toHaveLength(guide.samples.length);
  },
);

it("the checklist of each meeting is stored separately", async () => {
  const { reload } = await renderScreen(guidesPath("category=meetings"));
  const [first] = await screen.findAllByRole("checkbox");
  if (first) await user.click(first);
  await expectText(/^1 von \d$/);
  await reload();
  await expectText(/^1 von \d$/);
  await press("Zweitgespräch", { role: "tab" });
  await screen.findByRole("article", { name: texts.second.title });
  expect((await screen.findAllByRole<HTMLInputElement>("checkbox")).filter(({ checked }) => checked)).toEqual([]);
});

it("the CRM's meetings link to the guides (D18)", async () => {
  await renderScreen(`${crmPath}&tab=meetings`);
  await screen.findByRole("region", { name: "Gut vorbereitet ins Gespräch" });
  await followLink("Erstgespräch");
  await expectHeading("Meetings");
  expect(await screen.findByRole("article", { name: texts.first.title })).toBeTruthy();
  history.back();
  await screen.findByRole("region", { name: "Gut vorbereitet ins Gespräch" });
  await followLink("Zweitgespräch");
  expect(await screen.findByRole("article", { name: texts.second.title })).toBeTruthy();
});
