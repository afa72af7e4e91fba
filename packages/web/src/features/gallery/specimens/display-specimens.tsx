import { Clock, Inbox, Trophy } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Meter } from "../../../ui/meter.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { type Sort, SortTh, Table, Td, Th, Tr } from "../../../ui/table.tsx";
import { Specimen } from "./specimen.tsx";

const rows = [
  { name: "Jürgen Groß", company: "Müßig & Söhne GmbH", value: "12.500 €", won: true },
  { name: "Özlem Yıldız", company: "Straßenbau Fährmann", value: "4.800 €", won: false },
];

export function DisplaySpecimens() {
  const common = useTexts("common");
  const [page, setPage] = useState(2);
  return (
    <>
      <Specimen title="Badge, Avatar, ProgressBar, Meter, Skeleton">
        <Badge>Neu</Badge>
        <Badge tone="accent">Qualifiziert</Badge>
        <Badge tone="info">Kontaktiert</Badge>
        <Badge tone="warn" icon={<Clock size={12} />}>
          Heute fällig
        </Badge>
        <Badge tone="danger">Überfällig</Badge>
        <Badge tone="good" icon={<Trophy size={12} />}>
          Gewonnen
        </Badge>
        <Avatar name="Jürgen Groß" size="sm" />
        <Avatar name="Özlem Yıldız" />
        <div className="w-full md:w-72">
          <ProgressBar label="Leads werden gelöscht …" value={40} />
        </div>
        <div className="flex w-full flex-col gap-2 md:w-72">
          <Meter label="Kontakte" value={12} maxValue={20} valueLabel="12 von 20" />
          <Meter label="Termine" value={8} maxValue={8} valueLabel="8 von 8" isReached />
        </div>
        <Loading label={common.loading} className="flex w-full flex-col gap-2 md:w-72">
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-4 w-full" />
        </Loading>
      </Specimen>
      <TableSpecimen />
      <Specimen title="Pagination, EmptyState, ErrorState">
        <div className="w-full">
          <Pagination page={page} pageCount={4} onChange={setPage} texts={common.pages} />
        </div>
        <EmptyState
          icon={<Inbox size={20} />}
          title="Noch keine Leads"
          description="Legen Sie Ihren ersten Kontakt an, damit kein Gespräch verloren geht."
          action={<Button variant="primary">Lead anlegen</Button>}
        />
        <ErrorState
          title={common.errors.crashTitle}
          description={common.errors.offline}
          retryLabel={common.retry}
          onRetry={() => undefined}
        />
      </Specimen>
    </>
  );
}

const nothing = () => undefined;

function TableSpecimen() {
  const [sort, setSort] = useState<Sort<"name"> | null>({ column: "name", direction: "ascending" });
  return (
    <Card title="Table" isFlush>
      <Table label="Leads">
        <thead>
          <tr>
            <Th>
              <Checkbox aria-label="Alle wählen" isSelected={false} onChange={nothing} />
            </Th>
            <SortTh column="name" sort={sort} onSort={setSort}>
              Name
            </SortTh>
            <Th>Unternehmen</Th>
            <Th>Status</Th>
            <Th className="text-right">Auftragswert</Th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Tr key={row.name} isSelected={row.won}>
              <Td>
                <Checkbox aria-label={row.name} isSelected={row.won} onChange={nothing} />
              </Td>
              <Td className="font-medium">{row.name}</Td>
              <Td className="text-ink-muted">{row.company}</Td>
              <Td>{row.won ? <Badge tone="good">Gewonnen</Badge> : <Badge>Neu</Badge>}</Td>
              <Td className="text-right">{row.value}</Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
