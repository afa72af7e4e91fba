import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { expectStep, stepPath } from "../../testing/guides.ts";
import { renderScreen } from "../../testing/screen.tsx";
import type { JourneyTexts } from "../../texts/guide-content.ts";
import { stepsOf } from "./journey/steps.ts";

const files = import.meta.glob<JourneyTexts<string>>("../../texts/*/guides/*-journey.ts", {
  import: "default",
  eager: true,
});

const stepTexts = (language: string, journey: string, step: string): string =>
  JSON.stringify(files[`../../texts/${language}/guides/${journey}-journey.ts`]?.steps[step]);

/**
 * Figures from the specification: a description, the journey and step that state the figure, and the pattern that
 * matches it in every language.
 */
const figures = [
  ["a connection request below 300 characters [FIG-16]", "cold", "connection", /\b300\b/],
  ["5 to 10 requests a day [FIG-17]", "cold", "connection", /\b5–10\b/],
  ["a follow-up after 5 to 7 days [FIG-18]", "cold", "followUp", /\b5–7\b/],
  ["a follow-up after 5 to 7 days on an application [FIG-18]", "hot", "apply", /\b5–7\b/],
  ["at most 2 to 3 follow-ups [FIG-19]", "cold", "followUp", /\b2–3\b/],
  ["at most 2 to 3 questions about a proposal [FIG-19]", "hot", "offer", /\b2–3\b/],
  ["the proposal within 24 to 48 hours [FIG-20]", "hot", "offer", /\b24–48\b/],
  ["a question about it after 3 to 5 days [FIG-21]", "hot", "offer", /\b3–5\b/],
  ["a daily goal of 10 leads, for example [FIG-22]", "cold", "leads", /\b10 (Leads|leads)\b/],
  ["a free strategy call of 45 to 60 minutes [FIG-23]", "hot", "strategy", /\b45–60 [Mm]inute/],
  [
    "a Loom video of at most 5 minutes for hot leads [FIG-24]",
    "hot",
    "offer",
    /Loom[^"]*\b5 [Mm]inute|\b5 [Mm]inute[^"]*Loom/,
  ],
  [
    "a Loom video of 3 to 5 minutes for warm leads [FIG-25]",
    "warm",
    "offer",
    /Loom[^"]*\b3–5 [Mm]inute|\b3–5 [Mm]inute[^"]*Loom/,
  ],
  ["the first message within 48 hours of the posting [FIG-26]", "warm", "firstContact", /\b48 (Stunden|hours|heures)/],
  ["the classes A, B and C [FIG-27]", "cold", "leads", /\bA\b[^"]*\bB\b|"A ?: .*"B ?: .*"C ?: /],
  ["hot, warm and cold [FIG-28]", "cold", "leads", /(Heiß|Hot|Chaud).*(Warm|Tiède).*(Kalt|Cold|Froid)/],
] as const;

it.each(figures)("the screen and the texts of all languages state %s", async (_figure, journey, step, pattern) => {
  const number = stepsOf[journey].findIndex(({ id }) => id === step) + 1;
  await renderScreen(stepPath(journey, number));
  await expectStep(number);
  expect(screen.getByRole("main").textContent).toMatch(pattern);
  for (const language of ["de", "en", "fr"])
    expect([language, pattern.test(stepTexts(language, journey, step))]).toEqual([language, true]);
});

it("the first cold step states that advertising needs consent, and that a connection is no consent (D56)", () => {
  expect(stepTexts("de", "cold", "audience")).toMatch(/§ 7 UWG.*Vernetzung.*nicht eingewilligt/);
});

it.each([
  ["hot", /§ 7 UWG[^"]*(Einwilligung|consent|accord)/],
  ["warm", /(Einwilligung|consent|accord)[^"]*\(§ 7[^"]* UWG\)/],
] as const)("the first %s step states when a message is advertising that needs consent", (journey, notice) => {
  for (const language of ["de", "en", "fr"])
    expect([language, notice.test(stepTexts(language, journey, "find"))]).toEqual([language, true]);
});

it("the warm journey states whom to inform about stored names and when to delete them", () => {
  for (const language of ["de", "en", "fr"])
    expect(stepTexts(language, "warm", "decisionMakers")).toMatch(/14 (DSGVO|GDPR|RGPD).*17/);
});
