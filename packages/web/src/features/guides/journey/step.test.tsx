import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { expectStep, stepBar, stepPath } from "../../../testing/guides.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, findDialog, findField, press, textOf, user } from "../../../testing/user.ts";
import hot from "../../../texts/de/guides/hot-journey.ts";
import warm from "../../../texts/de/guides/warm-journey.ts";

const region = (name: string) => screen.findByRole("region", { name });

it("a step has a card with title, description and grouped tips [GUIDE-17..19, GUIDE-23-NS]", async () => {
  await renderScreen(stepPath("hot", 1));
  const card = await expectStep(1);
  const { title, description, tips } = hot.steps.find.content;
  expect(within(card).getByRole("heading", { level: 2, name: title })).toBeTruthy();
  expect(within(card).getByText(description)).toBeTruthy();
  for (const tip of tips) {
    const group = within(card).getByRole("region", { name: tip.title });
    expect(within(group).getAllByRole("listitem").map(textOf)).toEqual(tip.points);
  }
});

it.each([
  ["[HOT-01..04, HOT-05, HOT-06]", "hot", "Projekt", "Bewerb", "vorbereiten", "Erstgespräch", "Strategie", "Angebot"],
  ["[WARM-01..04, WARM-05, WARM-06]", "warm", "Stelle", "entscheidet", "kontakt", "Dialog", "Beratung", "Angebot"],
  ["[COLD-01..04, COLD-05, COLD-06]", "cold", "Zielgruppe", "Leads", "ernetzung", "zweite", "fassen", "Angebot"],
  ["", "referral", "Kontakte", "Anlass", "melden", "Empfehlung", "Vorstellung", "Verbindung"],
] as const)("the steps are in order %s, journey %s", async (_ids, journey, ...words) => {
  await renderScreen(stepPath(journey, 1));
  await expectStep(1);
  const shown = stepBar()
    .getAllByRole("button")
    .map((step) => step.getAttribute("aria-label"));
  for (const [index, word] of words.entries()) expect(shown[index]).toMatch(new RegExp(word, "i"));
});

it.each([
  ["[HOT-13]", "hot", 2, ["Bewerbung"]],
  ["[HOT-15]", "hot", 6, ["Angebot"]],
  ["[WARM-10, WARM-11-NS]", "warm", 3, ["Erstnachricht"]],
  ["[WARM-10]", "warm", 4, ["Nachfass-Nachricht"]],
  ["[WARM-10]", "warm", 5, ["Beratungsangebot"]],
  ["[COLD-07, COLD-12-NS]", "cold", 2, ["Vernetzungsanfrage"]],
  ["[COLD-08]", "cold", 3, ["Zweite Nachricht"]],
  ["[COLD-09]", "cold", 4, ["Nachfass-Nachricht"]],
  ["[COLD-10]", "cold", 5, ["Zweite Nachfass-Nachricht"]],
  ["[COLD-11]", "cold", 6, ["Angebot"]],
  ["", "referral", 3, ["Wieder melden"]],
  ["", "referral", 4, ["Bitte um Empfehlung"]],
  ["", "referral", 5, ["Antwort und Dank"]],
  ["", "referral", 6, ["Dranbleiben"]],
  ["", "hot", 1, []],
  ["", "warm", 6, []],
] as const)("a step has its template editors %s, journey %s, step %i: %j", async (_ids, journey, step, titles) => {
  await renderScreen(stepPath(journey, step));
  await expectStep(step);
  await waitFor(() => expect(screen.queryAllByLabelText(/^Text für „/)).toHaveLength(titles.length));
  for (const title of titles) expect(await findField(`Text für „${title}“`)).toBeTruthy();
});

it.each([
  ["hot", "bewerbung", 2],
  ["cold", "followup-step5", 5],
] as const)(
  "a step loads its templates by journey and key, %s and %s [GUIDE-24..27, GUIDE-28-NS]",
  async (journey, key, step) => {
    const { network } = await renderScreen(stepPath(journey, step));
    await waitFor(() => expect(network.sent("templates/list")).toHaveLength(1));
    expect(network.sent("templates/list")[0]?.path).toContain(`namespace=${journey}&templateKey=${key}`);
    const area = await screen.findByLabelText<HTMLTextAreaElement>(/^Text für „/);
    expect(area.value, "empty to begin with").toBe("");
  },
);

it.each([
  ["[HOT-16, HOT-17, HOT-20-NS]", "hot", 1, hot.steps.find.sideCard.title, "freelancermap"],
  ["[HOT-16, HOT-18]", "hot", 3, hot.steps.prepare.sideCard.title, "ChatGPT"],
  ["[HOT-16, HOT-19]", "hot", 4, hot.steps.interview.sideCard.title, "Lücke"],
  ["[HOT-21]", "hot", 6, hot.steps.offer.sideCard.title, "Loom"],
] as const)("a step has a side card %s, journey %s, step %i: %s", async (_ids, journey, step, title, word) => {
  await renderScreen(stepPath(journey, step));
  expect(textOf(await region(title))).toContain(word);
});

it.each([
  ["[HOT-12]", "hot", 2, hot.steps.apply.guide],
  ["[HOT-14]", "hot", 6, hot.steps.offer.guide],
  ["[WARM-07]", "warm", 3, warm.steps.firstContact.guide],
  ["[WARM-08]", "warm", 4, warm.steps.dialogue.guide],
  ["[WARM-09]", "warm", 5, warm.steps.consultation.guide],
] as const)("a step explains how to write a message %s, journey %s, step %i", async (_ids, journey, step, guide) => {
  await renderScreen(stepPath(journey, step));
  const shown = await region(guide.title);
  const parts = within(shown).getAllByRole("listitem").map(textOf);
  expect(parts).toEqual(guide.parts.map(({ title, text }, index) => `${index + 1}${title}${text}`));
  expect(within(shown).getAllByRole("button", { name: /kopieren$/ })).toHaveLength(guide.samples.length);
});

it("the key points are shown below every step of the warm journey [WARM-12]", async () => {
  await renderScreen(stepPath("warm", 1));
  for (const step of [1, 2, 3, 4, 5, 6]) {
    await press(new RegExp(`^Schritt ${step} von 6`));
    const card = await expectStep(step);
    const points = await region(warm.keyPoints.title);
    expect(card.compareDocumentPosition(points)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

it("the examples of the cold journey open on request [COLD-13]", async () => {
  await renderScreen(stepPath("cold", 1));
  await press("Beispiel zu „Die Zielgruppe in einer Zeile“");
  const tip = await findDialog("Beispiel zu „Die Zielgruppe in einer Zeile“");
  expect(textOf(tip)).toMatch(/^Leitung Einkauf/);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it.each([
  ["[HOT-07]", 4, hot.steps.interview.checklist],
  ["[HOT-08]", 5, hot.steps.strategy.checklist],
] as const)(
  "a checklist is stored in this browser and can be reset %s, step %i",
  async (_ids, step, { title, points }) => {
    const { reload } = await renderScreen(stepPath("hot", step));
    const boxes = async () => within(await region(title)).findAllByRole<HTMLInputElement>("checkbox");
    expect(await boxes()).toHaveLength(points.length);
    await user.click((await boxes())[1] as HTMLElement);
    await expectText(`1 von ${points.length}`);
    await reload();
    expect((await boxes()).map(({ checked }) => checked)).toEqual(points.map((_, index) => index === 1));
    await press(`„${title}“ zurücksetzen`);
    await expectText(`0 von ${points.length}`);
    expect(screen.queryByRole("button", { name: `„${title}“ zurücksetzen` })).toBeNull();
  },
);
