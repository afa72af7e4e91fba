import { Table, Td, Th, Tr } from "../../../ui/table.tsx";

interface ResultsTableProps {
  label: string;
  /** Head of the first column, which names the rows. */
  name: string;
  columns: readonly string[];
  rows: readonly ResultsRow[];
}

interface ResultsRow {
  key: string | number;
  name: string;
  /** One text per column. */
  cells: readonly string[];
}

/** Shows results as a table, or as a list where there is no room for one. */
export function ResultsTable({ label, name, columns, rows }: ResultsTableProps) {
  return (
    <>
      <Table label={label} className="max-md:hidden">
        <thead>
          <tr>
            <Th>{name}</Th>
            {columns.map((column) => (
              <Th key={column} className="text-right">
                {column}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Tr key={row.key}>
              <Td className="font-medium [overflow-wrap:anywhere]">{row.name}</Td>
              {row.cells.map((text, index) => (
                <Td key={columns[index]} className="text-right tabular-nums">
                  {text}
                </Td>
              ))}
            </Tr>
          ))}
        </tbody>
      </Table>
      <ul aria-label={label} className="divide-y divide-line border-line border-t md:hidden">
        {rows.map((row) => (
          <li key={row.key} className="px-5 py-3.5">
            <p className="font-medium text-sm [overflow-wrap:anywhere]">{row.name}</p>
            <dl className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-x-3 gap-y-2">
              {row.cells.map((text, index) => (
                <div key={columns[index]} className="min-w-0">
                  <dt className="text-ink-muted text-xs">{columns[index]}</dt>
                  <dd className="whitespace-nowrap text-sm tabular-nums">{text}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}
