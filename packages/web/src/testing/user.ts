import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { expect } from "vitest";

/** Exact visible text, or a pattern for it. */
type TextMatch = string | RegExp;

const { body } = document;

/** Simulated mouse and keyboard. `pointer-events` is not checked, because tests load no style sheet. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

/** Presses a button, or an element of another role, once it is shown and enabled. */
export async function press(
  name: TextMatch,
  { role = "button", container = body }: { role?: string; container?: HTMLElement } = {},
) {
  await user.click(await waitUntilEnabled(() => within(container).getByRole(role, { name })));
}

const waitUntilEnabled = (find: () => HTMLElement): Promise<HTMLElement> =>
  waitFor(() => {
    const element = find();
    if (element.matches(":disabled, [aria-disabled=true]")) throw new Error(`disabled: ${element.textContent}`);
    return element;
  });

/** @internal */
export const findField = (label: TextMatch, container: HTMLElement = body): Promise<HTMLInputElement> =>
  within(container).findByLabelText(label, { selector: "input, textarea" });

/** Replaces the value of a field in one change, instead of key by key. */
export async function fill(label: TextMatch, text: string, container?: HTMLElement): Promise<void> {
  const input = await findField(label, container);
  await user.click(input);
  fireEvent.change(input, { target: { value: text } });
}

/**
 * Appends text in one input event, as emoji keyboards, word suggestions and dictation do. The text is truncated at
 * `maxlength` as in Chromium, never inside a character.
 * @internal
 */
export async function insertText(label: TextMatch, text: string, container?: HTMLElement): Promise<void> {
  const input = await findField(label, container);
  await user.click(input);
  input.setSelectionRange(input.value.length, input.value.length);
  input.dispatchEvent(new InputEvent("beforeinput", { data: text, inputType: "insertText", bubbles: true }));
  const limit = input.getAttribute("maxlength");
  const room = limit === null ? Number.POSITIVE_INFINITY : Number(limit) - input.value.length;
  let inserted = "";
  for (const character of text) {
    if (inserted.length + character.length > room) break;
    inserted += character;
  }
  if (inserted) fireEvent.change(input, { target: { value: input.value + inserted } });
}

/** @internal */
export async function selectOption(label: TextMatch, option: TextMatch, container: HTMLElement = body): Promise<void> {
  await user.click(await within(container).findByLabelText(label, { selector: "button" }));
  await press(option, { role: "option" });
}

export const findDialog = (name?: TextMatch): Promise<HTMLElement> =>
  screen.findByRole("dialog", name === undefined ? {} : { name });
export const findConfirmation = (name?: TextMatch): Promise<HTMLElement> =>
  screen.findByRole("alertdialog", name === undefined ? {} : { name });
export async function expectText(text: TextMatch, container: HTMLElement = body): Promise<HTMLElement> {
  const element = await within(container).findByText(text);
  expect(element).toBeTruthy();
  return element;
}

/** @internal */
export const expectHeading = (text: TextMatch): Promise<void> =>
  waitFor(() => expect(screen.getByRole("heading", { level: 1, name: text })).toBeTruthy());

/** @internal */
export const expectToast = (text: TextMatch): Promise<HTMLElement> =>
  waitFor(() => {
    const region = screen.getByRole("region", { name: "Meldungen", hidden: true });
    const element = within(region).getByText(text);
    expect(element).toBeTruthy();
    return element;
  });

/**
 * Waits for an error toast with this title and description.
 * @internal
 */
export async function expectErrorToast(title: string, description: string): Promise<void> {
  const toast = (await expectToast(description)).closest<HTMLElement>(".toast-in");
  expect(toast?.querySelector("p")?.textContent).toBe(title);
  expect(toast?.querySelector("svg")?.getAttribute("class")).toContain("text-danger-text");
}

/** Returns the text of an element with white space collapsed, or an empty string without an element. */
export const textOf = (element: Element | null | undefined): string =>
  element?.textContent?.replace(/\s+/g, " ").trim() ?? "";
