import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { guidesAt } from "../../../testing/guides.ts";
import { dialog, expectText, press, wordsOf } from "../../../testing/person.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import texts from "../../../texts/de/guides/strategies.ts";
import { wordsIn } from "../posts/words.ts";

const strategiesAt = guidesAt("category=personal-branding&view=strategies");
const strategy = (name: string) => screen.findByRole("region", { name });

it("shows three strategies beside the posts, and no test copy [STRAT-01..04, STRAT-05, STRAT-06-NS]", async () => {
  await renderScreen(guidesAt("category=personal-branding"));
  await press("Strategien", { role: "radio" });
  for (const name of ["Pinsel-Strategie", "Traditionell", "Neu und mutig"]) expect(await strategy(name)).toBeTruthy();
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(3);
  history.back();
  expect(await screen.findByRole("tablist", { name: "Arten von Beiträgen" })).toBeTruthy();
});

it.each(["pinsel", "traditional", "bold"] as const)(
  "says of a strategy what it is, its medium and when to send what: %s [STRAT-07, STRAT-08]",
  async (id) => {
    await renderScreen(strategiesAt);
    const { title, subtitle, description, medium, templates } = texts[id];
    const shown = await strategy(title);
    expect(within(shown).getByRole("heading", { name: title }).querySelector("svg")).toBeTruthy();
    expect(within(shown).getAllByRole("heading", { level: 3 })).toHaveLength(templates.length);
    for (const words of [subtitle, description, medium]) await expectText(words, shown);
    const course = within(shown).getAllByRole("listitem").map(wordsOf);
    expect(course).toHaveLength(templates.length);
    for (const [index, template] of templates.entries())
      expect(course[index]).toContain(`${template.timing}${template.title}`);
  },
);

it("tells the days of the brush strategy [STRAT-09..11]", async () => {
  await renderScreen(strategiesAt);
  const days = within(await strategy("Pinsel-Strategie"))
    .getAllByRole("listitem")
    .map(wordsOf);
  expect(days[0]).toMatch(/^Tag 0/);
  expect(days[1]).toMatch(/^1 Arbeitstag nach der Vernetzungsanfrage/);
  expect(days[2]).toMatch(/^7–13 Tage nach der zweiten Nachricht/);
});

const files = import.meta.glob<typeof texts>("../../../texts/*/guides/strategies.ts", { import: "default", eager: true });

it.each(["de", "en", "fr"])(
  "opens the brush strategy in %s with four sentences of 30 to 50 words and ends with 15 minutes [STRAT-12..14]",
  (language) => {
    const [first, , last] = files[`../../../texts/${language}/guides/strategies.ts`]?.pinsel.templates ?? [];
    const sentences = first?.content.match(/[.?!](?=\s|$)/g) ?? [];
    const words = wordsIn(first?.content ?? "");
    expect([sentences.length, words >= 30 && words <= 50]).toEqual([4, true]);
    expect(last?.content).toMatch(/\b15\b/);
  },
);

it("copies a message once it is filled in", async () => {
  await renderScreen(strategiesAt);
  await press("„Der Brief“ kopieren");
  await expectText(/^Noch leer: Vorname/, await dialog("Platzhalter ausfüllen"));
});
