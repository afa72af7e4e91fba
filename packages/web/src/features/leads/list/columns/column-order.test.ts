import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { columnsOf, defaultColumns, type TableColumn, tableColumns } from "../table/lead-columns.ts";
import { canMove, listedColumns, moveColumn } from "./column-order.ts";

const visibleColumns = fc
  .shuffledSubarray(tableColumns.filter((id) => id !== "name"))
  .map((ids): readonly TableColumn[] => ["name", ...ids]);
const columns = (ids: readonly TableColumn[]) => ids.map((id) => ({ id }));

describe("the order of the columns", () => {
  it("lists all columns once, and keeps the order of the visible ones", () => {
    expect(listedColumns(defaultColumns)).toEqual(tableColumns);
    fc.assert(
      fc.property(visibleColumns, (visible) => {
        const listed = listedColumns(visible);
        expect(listed.toSorted()).toEqual(tableColumns.toSorted());
        expect(listed.filter((id) => visible.includes(id))).toEqual(visible);
      }),
    );
  });

  it("keeps the place of a column in the list when it is shown", () => {
    fc.assert(
      fc.property(visibleColumns, fc.constantFrom(...tableColumns), (visible, id) => {
        const listed = listedColumns(visible);
        const withColumn = listed.filter((one) => one === id || visible.includes(one));
        expect(listedColumns(withColumn)).toEqual(listed);
      }),
    );
  });

  it("moves a column by one place and back, never before the name", () => {
    fc.assert(
      fc.property(visibleColumns, fc.constantFrom(...tableColumns), (visible, id) => {
        fc.pre(visible.includes(id));
        const right = moveColumn(columns(visible), id, 1);
        if (canMove(visible, id, 1)) {
          expect(right.findIndex((column) => column.id === id)).toBe(visible.indexOf(id) + 1);
          expect(moveColumn(right, id, -1)).toEqual(columns(visible));
        } else expect(right).toEqual(columns(visible));
        expect(moveColumn(columns(visible), id, -1)[0]).toEqual({ id: "name" });
        expect(columnsOf(columns(visible)).map((column) => column.id)).toEqual(visible);
      }),
    );
  });
});
