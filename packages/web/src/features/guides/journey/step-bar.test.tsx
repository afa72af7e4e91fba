import { expect, it } from "vitest";
import { expectStep, guidesPath, stepBar, stepPath } from "../../../testing/guides.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { press } from "../../../testing/user.ts";
import hot from "../../../texts/de/guides/hot-journey.ts";

it("the step bar shows six steps, the current one and those reached, and opens any of them [GUIDE-13..16, CONST-135]", async () => {
  await renderScreen(stepPath("hot", 3));
  await expectStep(3);
  const steps = stepBar().getAllByRole("button");
  expect(steps).toHaveLength(6);
  const titles = Object.values(hot.steps).map(({ title }) => title);
  expect(steps.map((step) => step.getAttribute("aria-label"))).toEqual(
    titles.map((title, index) => `Schritt ${index + 1} von 6: ${title}${index < 2 ? ", erreicht" : ""}`),
  );
  await press(/^Schritt 6 von 6/);
  await expectStep(6);
  expect(stepBar().getAllByRole("button", { name: /, erreicht$/ })).toHaveLength(5);
  await press(/^Schritt 1 von 6/);
  await expectStep(1);
});

it("the buttons below the step and the browser's back button change the step", async () => {
  await renderScreen(guidesPath("category=engagement&journey=warm"));
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

it("the first visit opens the first step, and the next visit opens the step shown last [GUIDE-29, GUIDE-30, CONST-136]", async () => {
  const { reload } = await renderScreen(guidesPath("category=engagement"));
  await expectStep(1);
  await press(/^Schritt 5 von 6/);
  await expectStep(5);
  history.replaceState(null, "", guidesPath("category=engagement"));
  await reload();
  await expectStep(5);
});

it.each([
  ["hot", "hotProjectsCurrentStep [GUIDE-31]"],
  ["warm", "warmProjectsCurrentStep [GUIDE-32]"],
  ["cold", "coldProjectsCurrentStep [GUIDE-33]"],
  ["referral", "referralProjectsCurrentStep"],
] as const)("the step of the journey %s is stored as %s", async (journey, title) => {
  const key = String(title.split(" ")[0]);
  await renderScreen(guidesPath(`category=engagement&journey=${journey}`), { browserStorage: { [key]: "4" } });
  await expectStep(4);
  await press(/^Schritt 2 von 6/);
  await expectStep(2);
  expect(localStorage.getItem(key)).toBe("2");
});

it.each(["0", "7", "abc", ""])("the stored step %j is invalid and opens the first step", async (storedStep) => {
  await renderScreen(guidesPath("category=engagement&step=99"), {
    browserStorage: { hotProjectsCurrentStep: storedStep },
  });
  await expectStep(1);
});
