import { useIsWide } from "../../../lib/use-media-query.ts";
import type { ConversationSection } from "../../../texts/guide-content.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Table, Td, Th } from "../../../ui/table.tsx";
import { PointList } from "./point-list.tsx";

export interface AgendaRow extends ConversationSection {
  duration: string;
}

/** Agenda of a conversation: a table, or cards on narrow screens. */
export function Agenda({ label, rows }: { label: string; rows: readonly AgendaRow[] }) {
  const isWide = useIsWide();
  return isWide ? <AgendaTable label={label} rows={rows} /> : <AgendaCards label={label} rows={rows} />;
}

function AgendaTable({ label, rows }: { label: string; rows: readonly AgendaRow[] }) {
  const { course } = useTexts("guides");
  return (
    <div className="overflow-hidden rounded-lg border border-line">
      <Table label={label}>
        <thead className="bg-sunken/60">
          <tr>
            <Th className="w-1/4">{course.section}</Th>
            <Th>{course.content}</Th>
            <Th className="text-right">{course.duration}</Th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, points, duration }) => (
            <tr key={title} className="border-line border-b align-top last:border-b-0">
              <th scope="row" className="py-3.5 pr-3 pl-4 font-medium leading-6">
                {title}
              </th>
              <Td className="py-2!">
                <PointList points={points} />
              </Td>
              <Td className="whitespace-nowrap py-3.5! text-right text-ink-muted tabular-nums leading-6">{duration}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function AgendaCards({ label, rows }: { label: string; rows: readonly AgendaRow[] }) {
  return (
    <ol aria-label={label} className="divide-y divide-line rounded-lg border border-line">
      {rows.map(({ title, points, duration }) => (
        <li key={title} className="p-4">
          <div className="flex items-baseline justify-between gap-3">
            <h4 className="font-medium text-sm">{title}</h4>
            <span className="shrink-0 text-ink-muted text-xs tabular-nums">{duration}</span>
          </div>
          <PointList points={points} />
        </li>
      ))}
    </ol>
  );
}
