import type { ImportRow } from "@linkedpotential/contract/leads/schema";
import { useState } from "react";
import { useIsWide } from "../../../lib/use-media-query.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Table, Td, Th, Tr } from "../../../ui/table.tsx";
import { useReasons } from "./use-reasons.ts";

const step = 100;

interface RowsProps {
  rows: readonly ImportRow[];
  /** Reasons by line. By default what the check found. */
  reasons?: ReadonlyMap<number, readonly string[]>;
  /** Makes the rows choosable. */
  choice?: { chosen: ReadonlySet<number>; onChange: (chosen: ReadonlySet<number>) => void };
}

/** Shows rows of the file with line, name, company and what is special about them, a hundred at a time. */
export function ImportRows({ rows, reasons, choice }: RowsProps) {
  const importing = useTexts("lead-import");
  const { columns, fields } = useTexts("leads");
  const found = useReasons();
  const isWide = useIsWide();
  const [shown, setShown] = useState(step);
  const reasonsOf = (row: ImportRow) => reasons?.get(row.line) ?? found(row);
  const hasReasonColumn = isWide && rows.some((row) => reasonsOf(row).length > 0);
  return (
    <div className="flex flex-col gap-2">
      <div className="rounded-lg border border-line">
        <Table label={importing.rows}>
          <thead>
            <tr>
              {choice && (
                <Th className="w-10">
                  <AllCheckbox rows={rows} {...choice} />
                </Th>
              )}
              <Th className="w-14">{importing.line}</Th>
              <Th>{columns.name}</Th>
              {isWide && <Th>{fields.company}</Th>}
              {hasReasonColumn && <Th>{importing.result}</Th>}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((row) => (
              <Tr key={row.line} isSelected={choice?.chosen.has(row.line) ?? false}>
                {choice && (
                  <Td>
                    <RowCheckbox row={row} {...choice} />
                  </Td>
                )}
                <Td className="text-ink-subtle tabular-nums">{row.line}</Td>
                <Td className="wrap-anywhere">
                  <span className="font-medium">{row.name || "–"}</span>
                  {!isWide && <span className="block text-ink-muted text-xs">{row.company}</span>}
                  {!isWide && <Reasons reasons={reasonsOf(row)} />}
                </Td>
                {isWide && <Td className="wrap-anywhere text-ink-muted">{row.company || "–"}</Td>}
                {hasReasonColumn && (
                  <Td className="wrap-anywhere">
                    <Reasons reasons={reasonsOf(row)} />
                  </Td>
                )}
              </Tr>
            ))}
          </tbody>
        </Table>
      </div>
      {rows.length > shown && (
        <Button size="sm" variant="quiet" onPress={() => setShown(shown + step)} className="self-start">
          {importing.showMore}
        </Button>
      )}
    </div>
  );
}

const Reasons = ({ reasons }: { reasons: readonly string[] }) =>
  reasons.map((reason) => (
    <p key={reason} className="text-ink-muted text-xs">
      {reason}
    </p>
  ));

type Choice = NonNullable<RowsProps["choice"]>;

function AllCheckbox({ rows, chosen, onChange }: Choice & { rows: readonly ImportRow[] }) {
  const { selectAll } = useTexts("lead-import");
  const count = rows.filter(({ line }) => chosen.has(line)).length;
  const toggle = (isSelected: boolean) => {
    const lines = new Set(rows.map(({ line }) => line));
    const others = [...chosen].filter((line) => !lines.has(line));
    onChange(new Set(isSelected ? [...others, ...lines] : others));
  };
  return (
    <Checkbox
      aria-label={selectAll}
      isSelected={count === rows.length}
      isIndeterminate={count > 0 && count < rows.length}
      onChange={toggle}
    />
  );
}

function RowCheckbox({ row, chosen, onChange }: Choice & { row: ImportRow }) {
  const { select } = useTexts("lead-import");
  const toggle = (isSelected: boolean) => {
    const next = new Set(chosen);
    if (isSelected) next.add(row.line);
    else next.delete(row.line);
    onChange(next);
  };
  return <Checkbox aria-label={select(row.name)} isSelected={chosen.has(row.line)} onChange={toggle} />;
}
