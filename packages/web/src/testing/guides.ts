import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import type { Journey } from "../parts/guides/journeys.ts";
import { press, user } from "./user.ts";

const guides = "/freelance/dashboard?section=templates";
/** @internal */
export const guidesPath = (query: string): string => `${guides}&${query}`;
/**
 * Returns the address of a journey's step. The first step is 1.
 * @internal
 */
export const stepPath = (journey: Journey, step: number): string =>
  guidesPath(`category=engagement&journey=${journey}&step=${step}`);

/**
 * Waits until a step is the current one and returns its card. The first step is 1.
 * @internal
 */
export async function expectStep(step: number): Promise<HTMLElement> {
  await waitFor(() => {
    const [current] = stepBar().getAllByRole("button", { current: "step" });
    expect(current?.getAttribute("aria-label")).toMatch(new RegExp(`^Schritt ${step} von 6`));
  });
  return screen.getByRole("article");
}

/** @internal */
export const stepBar = () => within(screen.getByRole("navigation", { name: "Schritte" }));

/** @internal */
export const findSelectedTab = async (label: string): Promise<string | null> =>
  (await within(await screen.findByRole("tablist", { name: label })).findByRole("tab", { selected: true })).textContent;

/** @internal */
export async function selectLead(search: string, name: RegExp, label = "Für wen?"): Promise<void> {
  const box = await screen.findByRole("combobox", { name: label });
  await user.click(box);
  await user.type(box, search);
  await press(name, { role: "option" });
}
