import { describe, expect, it } from "vitest";
import { columnsOf, defaultColumns, fittingColumns, tableColumns, widthOf } from "./lead-columns.ts";

const ids = (columns: readonly { id: string }[]) => columns.map(({ id }) => id);

describe("the columns", () => {
  it("are the default ones until the person chooses some in an order, and always start with the name", () => {
    expect(ids(columnsOf([]))).toEqual(defaultColumns);
    expect(ids(columnsOf([{ id: "tags" }, { id: "company" }, { id: "gone" }]))).toEqual(["name", "tags", "company"]);
  });

  it("keep name, company, status, value and follow-up beside an open lead", () => {
    expect(ids(fittingColumns(columnsOf([]), 640))).toEqual(["name", "company", "status", "followUpDate", "dealValue"]);
    expect(fittingColumns(columnsOf([]), 640)[0]?.hasPosition).toBe(true);
    expect(fittingColumns(columnsOf([]), 1600)[0]?.hasPosition).toBeUndefined();
    expect(ids(fittingColumns(columnsOf([]), 200))).toEqual(["name"]);
    expect(ids(fittingColumns(columnsOf([]), 0))).toEqual(defaultColumns);
  });

  it("never exceed the table", () => {
    const all = columnsOf(tableColumns.map((id) => ({ id })));
    for (let width = 420; width <= 2400; width += 50) {
      const shown = fittingColumns(all, width);
      const isWide = shown.length > 5;
      const sum = shown.reduce((total, column) => total + (isWide ? widthOf(column) : 64), 0);
      expect(sum).toBeLessThanOrEqual(width);
    }
  });
});
