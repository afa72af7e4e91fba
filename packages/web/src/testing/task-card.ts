import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { press, wordsOf } from "./person.ts";

/** @internal */
export const overview = "/freelance/dashboard?section=dashboard";

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("ul[aria-label=Aufgaben] > li")];
const titleOf = (row: HTMLElement): string => wordsOf(row.querySelector("button[title]"));

/**
 * Expects these titles on the current page, from top to bottom.
 * @internal
 */
export const expectTasks = (...titles: string[]): Promise<void> =>
  waitFor(() => expect(rows().map(titleOf)).toEqual(titles));

/**
 * Returns the text of a task's row once it is shown.
 * @internal
 */
export async function wordsOfTask(title: string): Promise<string> {
  await within(await screen.findByRole("list", { name: "Aufgaben" })).findByRole("button", { name: title });
  return wordsOf(rows().find((row) => titleOf(row) === title));
}

/**
 * Shows the tasks of a category, or all of them for „Alle“.
 * @internal
 */
export const showCategory = async (name: string): Promise<void> => {
  const chips = await screen.findByRole("group", { name: "Aufgaben nach Kategorie" });
  await press(new RegExp(`^${name}`), { at: chips });
};
