import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { expect } from "vitest";

/** Visible text: an exact match or a pattern. */
type Words = string | RegExp;
type Place = HTMLElement;

const { body } = document;

/** Mouse and keyboard. Without a style sheet the check of `pointer-events` is pointless. */
export const hands = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

/** Presses a button, or an element of another role, once it is shown and enabled. */
export async function press(name: Words, { role = "button", at = body }: { role?: string; at?: Place } = {}) {
  await hands.click(await ready(() => within(at).getByRole(role, { name })));
}

const ready = (find: () => HTMLElement): Promise<HTMLElement> =>
  waitFor(() => {
    const found = find();
    if (found.matches(":disabled, [aria-disabled=true]")) throw new Error(`disabled: ${found.textContent}`);
    return found;
  });

/**
 * Returns the field with this label once it is shown.
 * @internal
 */
export const field = (label: Words, at: Place = body): Promise<HTMLInputElement> =>
  within(at).findByLabelText(label, { selector: "input, textarea" });

/** Replaces the value of a field, as pasting does. */
export async function fill(label: Words, text: string, at?: Place): Promise<void> {
  const input = await field(label, at);
  await hands.click(input);
  fireEvent.change(input, { target: { value: text } });
}

/**
 * Appends text in one piece, as emoji keyboards, word suggestions and dictation do. Truncates it at the limit as
 * Chromium does, never inside a character.
 * @internal
 */
export async function insert(label: Words, text: string, at?: Place): Promise<void> {
  const input = await field(label, at);
  await hands.click(input);
  input.setSelectionRange(input.value.length, input.value.length);
  input.dispatchEvent(new InputEvent("beforeinput", { data: text, inputType: "insertText", bubbles: true }));
  const limit = input.getAttribute("maxlength");
  const room = limit === null ? Number.POSITIVE_INFINITY : Number(limit) - input.value.length;
  let taken = "";
  for (const character of text) {
    if (taken.length + character.length > room) break;
    taken += character;
  }
  if (taken) fireEvent.change(input, { target: { value: input.value + taken } });
}

/**
 * Chooses from a list that opens below its button.
 * @internal
 */
export async function choose(label: Words, option: Words, at: Place = body): Promise<void> {
  await hands.click(await within(at).findByLabelText(label, { selector: "button" }));
  await press(option, { role: "option" });
}

export const dialog = (name?: Words): Promise<HTMLElement> =>
  screen.findByRole("dialog", name === undefined ? {} : { name });
/** Returns the open confirmation dialog. */
export const question = (name?: Words): Promise<HTMLElement> =>
  screen.findByRole("alertdialog", name === undefined ? {} : { name });
/** Waits until this text is shown. */
export async function expectText(words: Words, at: Place = body): Promise<HTMLElement> {
  const found = await within(at).findByText(words);
  expect(found).toBeTruthy();
  return found;
}

/**
 * Waits until the page's heading has this text.
 * @internal
 */
export const expectHeading = (words: Words): Promise<void> =>
  waitFor(() => expect(screen.getByRole("heading", { level: 1, name: words })).toBeTruthy());

/**
 * Waits until a toast has this text.
 * @internal
 */
export const expectToast = (words: Words): Promise<HTMLElement> =>
  waitFor(() => {
    const region = screen.getByRole("region", { name: "Meldungen", hidden: true });
    const found = within(region).getByText(words);
    expect(found).toBeTruthy();
    return found;
  });

/**
 * Waits for an error toast with this title and description.
 * @internal
 */
export async function expectErrorToast(title: string, description: string): Promise<void> {
  const card = (await expectToast(description)).closest<HTMLElement>(".toast-in");
  expect(card?.querySelector("p")?.textContent).toBe(title);
  expect(card?.querySelector("svg")?.getAttribute("class")).toContain("text-danger-text");
}

/** Returns the text of an element on one line. */
export const wordsOf = (element: Element | null | undefined): string =>
  element?.textContent?.replace(/\s+/g, " ").trim() ?? "";
