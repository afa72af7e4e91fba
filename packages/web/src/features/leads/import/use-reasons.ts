import type { ImportRow } from "@linkedpotential/contract/leads/schema";
import { useFieldText } from "../../../texts/field-texts.ts";
import { useTexts } from "../../../texts/texts.ts";
import { withColon } from "../../../texts/with-colon.ts";

/** Returns a function that says what is special about a checked row: its problems, whom it repeats, what it lacks. */
export function useReasons(): (row: ImportRow) => string[] {
  const importing = useTexts("lead-import");
  const { fields } = useTexts("leads");
  const textOf = useFieldText();
  const whom = (of: Origin): string | undefined =>
    of && ("line" in of ? importing.lineOf(of.line) : importing.leadOf(of));
  const findings = (row: ImportRow): string[] => {
    switch (row.status) {
      case "ok":
        return [];
      case "invalid":
        return row.problems.map(({ field, column, problem }) =>
          withColumnName(column || fields[field], textOf(problem)),
        );
      case "changed":
        return [importing.changed, `${importing.employment(row.before)} → ${importing.employment(row.after)}`];
      default: {
        const origin = whom(row.of);
        return origin ? [importing.same[row.status === "similar" ? "name" : row.same](origin)] : [];
      }
    }
  };
  return (row) => [...findings(row), ...(row.gaps ?? []).map((gap) => importing.gaps[gap])];
}

type Origin = Extract<ImportRow, { status: "similar" }>["of"];

/** Prepends the column's name unless the message already starts with it. */
const withColumnName = (column: string, text: string): string =>
  text.startsWith(column) ? text : `${withColon(column)} ${text}`;
