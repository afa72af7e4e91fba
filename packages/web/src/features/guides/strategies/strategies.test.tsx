import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { guidesPath } from "../../../testing/guides.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, findDialog, press, textOf } from "../../../testing/user.ts";
import texts from "../../../texts/de/guides/strategies.ts";
import { countWords } from "../posts/post-text.ts";

const strategiesAt = guidesPath("category=personal-branding&view=strategies");
const strategy = (name: string) => screen.findByRole("region", { name });

it("the guide has a view with three strategies, without the specification's test entry [STRAT-01..04, STRAT-05, STRAT-06-NS]", async () => {
  await renderScreen(guidesPath("category=personal-branding"));
  await press("Strategien", { role: "radio" });
  for (const name of ["Pinsel-Strategie", "Traditionell", "Neu und mutig"]) expect(await strategy(name)).toBeTruthy();
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(3);
  history.back();
  expect(await screen.findByRole("tablist", { name: "Arten von Beiträgen" })).toBeTruthy();
});

it.each(["pinsel", "traditional", "bold"] as const)(
  "the strategy %s shows its description, its medium and when to send each message [STRAT-07, STRAT-08]",
  async (id) => {
    await renderScreen(strategiesAt);
    const { title, subtitle, description, medium, templates } = texts[id];
    const shown = await strategy(title);
    expect(within(shown).getByRole("heading", { name: title }).querySelector("svg")).toBeTruthy();
    expect(within(shown).getAllByRole("heading", { level: 3 })).toHaveLength(templates.length);
    for (const words of [subtitle, description, medium]) await expectText(words, shown);
    const course = within(shown).getAllByRole("listitem").map(textOf);
    expect(course).toHaveLength(templates.length);
    for (const [index, template] of templates.entries())
      expect(course[index]).toContain(`${template.timing}${template.title}`);
  },
);

it("the brush strategy shows on which day to send each message [STRAT-09..11]", async () => {
  await renderScreen(strategiesAt);
  const days = within(await strategy("Pinsel-Strategie"))
    .getAllByRole("listitem")
    .map(textOf);
  expect(days[0]).toMatch(/^Tag 0/);
  expect(days[1]).toMatch(/^1 Arbeitstag nach der Vernetzungsanfrage/);
  expect(days[2]).toMatch(/^7–13 Tage nach der zweiten Nachricht/);
});

const files = import.meta.glob<typeof texts>("../../../texts/*/guides/strategies.ts", {
  import: "default",
  eager: true,
});

it.each(["de", "en", "fr"])(
  "the brush strategy in %s opens with four sentences of 30 to 50 words, and its last message asks for 15 minutes [STRAT-12..14]",
  (language) => {
    const [first, , last] = files[`../../../texts/${language}/guides/strategies.ts`]?.pinsel.templates ?? [];
    const sentences = first?.text.match(/[.?!](?=\s|$)/g) ?? [];
    const words = countWords(first?.text ?? "");
    expect([sentences.length, words >= 30 && words <= 50]).toEqual([4, true]);
    expect(last?.text).toMatch(/\b15\b/);
  },
);

it("copying a message asks for its placeholders first", async () => {
  await renderScreen(strategiesAt);
  await press("„Der Brief“ kopieren");
  await expectText(/^Noch leer: Anrede/, await findDialog("Platzhalter ausfüllen"));
});
