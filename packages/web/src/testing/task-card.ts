import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { press, textOf } from "./user.ts";

/** @internal */
export const overviewPath = "/freelance/dashboard?section=dashboard";

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("ul[aria-label=Aufgaben] > li")];
const titleOf = (row: HTMLElement): string => textOf(row.querySelector("button[title]"));

/**
 * Expects these titles on the current page, from top to bottom.
 * @internal
 */
export const expectTasks = (...titles: string[]): Promise<void> =>
  waitFor(() => expect(rows().map(titleOf)).toEqual(titles));

/** @internal */
export async function taskRowText(title: string): Promise<string> {
  await within(await screen.findByRole("list", { name: "Aufgaben" })).findByRole("button", { name: title });
  return textOf(rows().find((row) => titleOf(row) === title));
}

/**
 * Filters the tasks by category. „Alle“ shows all of them.
 * @internal
 */
export const filterByCategory = async (name: string): Promise<void> => {
  const chips = await screen.findByRole("group", { name: "Aufgaben nach Kategorie" });
  await press(new RegExp(`^${name}`), { container: chips });
};
