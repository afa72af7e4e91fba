import type { KeyboardEvent } from "react";
import type { DayField } from "../../../parts/kpis/kpi-day.ts";

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (target: unknown): target is TextField =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const isNotes = ({ dataset }: HTMLElement): boolean => dataset.field === "notizen";

// In a field with suggestions, the arrow keys choose one.
const usesArrows = (field: TextField): boolean => field.hasAttribute("list");

/**
 * Moves to the next field of the day on Enter and to the one before it on Shift+Enter, in the order of Tab. The arrow
 * keys move to the same field of the day below or above. In the notes, all these keys edit the text.
 */
export function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const { target: field, key, shiftKey, currentTarget: list } = event;
  if (!isTextField(field) || !field.dataset.field || isNotes(field) || event.nativeEvent.isComposing) return;
  if (key === "Enter") {
    event.preventDefault();
    focusCell(neighbor(fieldsOfDay(field), field, shiftKey ? -1 : 1));
  } else if ((key === "ArrowDown" || key === "ArrowUp") && !usesArrows(field)) {
    event.preventDefault();
    focusAtEnd(neighbor(sameFields(list, field), field, key === "ArrowUp" ? -1 : 1));
  }
}

const neighbor = (fields: readonly TextField[], field: TextField, step: -1 | 1): TextField | undefined =>
  fields[fields.indexOf(field) + step];

const fieldsOfDay = (field: TextField): TextField[] =>
  fieldsIn(field.closest("[data-day]"), "input[data-field], textarea[data-field]");

const sameFields = (list: Element, { dataset }: TextField): TextField[] =>
  fieldsIn(list, `[data-field="${dataset.field}"]`);

const fieldsIn = (parent: Element | null, selector: string): TextField[] =>
  [...(parent?.querySelectorAll(selector) ?? [])].filter(isTextField);

function focusCell(cell: HTMLElement | undefined): void {
  cell?.focus();
  if (isTextField(cell) && !isNotes(cell)) cell.select();
}

/** Selects nothing, so that text typed after a key for another day by mistake does not replace what that day has. */
function focusAtEnd(field: TextField | undefined): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

export interface CellTarget {
  id: string;
  field: DayField | "date";
}

/** Focuses a cell. Returns false if it is not on the page. */
export function focusTarget({ id, field }: CellTarget): boolean {
  const day = [...document.querySelectorAll<HTMLElement>("[data-day]")].find(({ dataset }) => dataset.day === id);
  const cell = day?.querySelector<HTMLElement>(`[data-field="${field}"]`);
  focusCell(cell ?? undefined);
  return Boolean(cell);
}
