import { expect, it } from "vitest";
import { bar, expectStep, guidesAt, stepAt } from "../../../testing/guides.ts";
import { press } from "../../../testing/person.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import hot from "../../../texts/de/guides/hot-journey.ts";

it("has a bar of six steps, shows the current one and those reached, and leads to any [GUIDE-13..16, CONST-135]", async () => {
  await renderScreen(stepAt("hot", 3));
  await expectStep(3);
  const steps = bar().getAllByRole("button");
  expect(steps).toHaveLength(6);
  const titles = Object.values(hot.steps).map(({ title }) => title);
  expect(steps.map((step) => step.getAttribute("aria-label"))).toEqual(
    titles.map((title, index) => `Schritt ${index + 1} von 6: ${title}${index < 2 ? ", erreicht" : ""}`),
  );
  await press(/^Schritt 6 von 6/);
  await expectStep(6);
  expect(bar().getAllByRole("button", { name: /, erreicht$/ })).toHaveLength(5);
  await press(/^Schritt 1 von 6/);
  await expectStep(1);
});

it("is walked by the buttons below the step, and by the way back", async () => {
  await renderScreen(guidesAt("category=engagement&journey=warm"));
  await expectStep(1);
  await press(/^Weiter zu: /);
  await expectStep(2);
  await press(/^Weiter zu: /);
  await expectStep(3);
  await press(/^Zurück zu: /);
  await expectStep(2);
  history.back();
  await expectStep(3);
});

it("begins at the first step, and at the one shown last on the next visit [GUIDE-29, GUIDE-30, CONST-136]", async () => {
  const { reload } = await renderScreen(guidesAt("category=engagement"));
  await expectStep(1);
  await press(/^Schritt 5 von 6/);
  await expectStep(5);
  history.replaceState(null, "", guidesAt("category=engagement"));
  await reload();
  await expectStep(5);
});

it.each([
  ["hot", "hotProjectsCurrentStep [GUIDE-31]"],
  ["warm", "warmProjectsCurrentStep [GUIDE-32]"],
  ["cold", "coldProjectsCurrentStep [GUIDE-33]"],
] as const)("remembers the step of the journey %s under %s", async (journey, named) => {
  const key = String(named.split(" ")[0]);
  await renderScreen(guidesAt(`category=engagement&journey=${journey}`), { kept: { [key]: "4" } });
  await expectStep(4);
  await press(/^Schritt 2 von 6/);
  await expectStep(2);
  expect(localStorage.getItem(key)).toBe("2");
});

it.each(["0", "7", "abc", ""])("begins at the first step where %j is remembered", async (kept) => {
  await renderScreen(guidesAt("category=engagement&step=99"), { kept: { hotProjectsCurrentStep: kept } });
  await expectStep(1);
});
