import { type TableColumn, tableColumns } from "../table/lead-columns.ts";

/**
 * Returns all columns in the order in which the choice lists them: the visible ones in theirs, and each hidden one after
 * the column that it follows by default.
 * @param visible ids of the visible columns, starting with the name
 */
export function listedColumns(visible: readonly TableColumn[]): readonly TableColumn[] {
  const listed = [...visible];
  for (const [index, id] of tableColumns.entries()) {
    const previous = tableColumns[index - 1];
    if (!listed.includes(id)) listed.splice(previous ? listed.indexOf(previous) + 1 : 0, 0, id);
  }
  return listed;
}

export type Step = -1 | 1;

/** Tells whether a visible column can move one place to the left (-1) or right (1). The name stays first. */
export function canMove(visible: readonly TableColumn[], id: TableColumn, step: Step): boolean {
  const next = visible.indexOf(id) + step;
  return id !== "name" && next > 0 && next < visible.length;
}

/** Returns the columns with one of them moved by one place. They stay as they are where `canMove` is false. */
export function moveColumn<Column extends { id: TableColumn }>(
  visible: readonly Column[],
  id: TableColumn,
  step: Step,
): readonly Column[] {
  const ids = visible.map((column) => column.id);
  if (!canMove(ids, id, step)) return visible;
  const from = ids.indexOf(id);
  return visible.toSpliced(from, 1).toSpliced(from + step, 0, ...visible.slice(from, from + 1));
}
