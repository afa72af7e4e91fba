import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { hands, press } from "./person.ts";

const guides = "/freelance/dashboard?section=templates";
/** @internal */
export const guidesAt = (query: string): string => `${guides}&${query}`;
/**
 * Returns the address of a step of a journey; steps start at 1.
 * @internal
 */
export const stepAt = (journey: "hot" | "warm" | "cold", step: number): string =>
  guidesAt(`category=engagement&journey=${journey}&step=${step}`);

/**
 * Waits until this step (from 1) is current and returns its card.
 * @internal
 */
export async function expectStep(step: number): Promise<HTMLElement> {
  await waitFor(() => {
    const [current] = bar().getAllByRole("button", { current: "step" });
    expect(current?.getAttribute("aria-label")).toMatch(new RegExp(`^Schritt ${step} von 6`));
  });
  return screen.getByRole("article");
}

/** The step bar. @internal */
export const bar = () => within(screen.getByRole("navigation", { name: "Schritte" }));

/**
 * Returns the selected tab of a tab list.
 * @internal
 */
export const chosenTab = async (label: string): Promise<string | null> =>
  (await within(await screen.findByRole("tablist", { name: label })).findByRole("tab", { selected: true })).textContent;

/**
 * Chooses the lead of a journey.
 * @internal
 */
export async function chooseLead(search: string, name: RegExp, label = "Für wen?"): Promise<void> {
  const box = await screen.findByRole("combobox", { name: label });
  await hands.click(box);
  await hands.type(box, search);
  await press(name, { role: "option" });
}
