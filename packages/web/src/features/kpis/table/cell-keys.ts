import type { KeyboardEvent } from "react";
import type { DayField } from "../../../parts/kpis/kpi-day.ts";

const cellsOf = (list: Element, field: string): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>(`[data-field="${field}"]`),
];

const isTextField = (target: unknown): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Moves to the same field of the row below or above on Enter and the arrow keys, as in a spreadsheet. */
export function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const { target } = event;
  if (!isTextField(target)) return;
  const { field } = target.dataset;
  const step = stepOf(event, target);
  if (!field || step === 0 || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const cells = cellsOf(event.currentTarget, field);
  focusCell(cells[cells.indexOf(target) + step]);
}

// In the notes, Shift+Enter starts a new line.
const isNotes = ({ dataset }: HTMLElement): boolean => dataset.field === "notizen";

// In the notes, the arrow keys move within the text. In a field with suggestions, they choose one.
const usesArrows = (target: HTMLElement): boolean => isNotes(target) || target.hasAttribute("list");

function stepOf({ key, shiftKey }: KeyboardEvent, target: HTMLElement): -1 | 0 | 1 {
  if (key === "Enter") return isNotes(target) && shiftKey ? 0 : shiftKey ? -1 : 1;
  if (usesArrows(target)) return 0;
  return key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
}

function focusCell(cell: HTMLElement | undefined): void {
  cell?.focus();
  if (isTextField(cell) && !isNotes(cell)) cell.select();
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
