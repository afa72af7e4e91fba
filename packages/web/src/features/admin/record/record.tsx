import type { AdminActionEntry } from "@linkedpotential/contract/admin/schema";
import { momentText } from "@linkedpotential/contract/date-texts";
import { SearchX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useListState } from "../../../lib/navigation/use-list-state.ts";
import { useUser } from "../../../lib/session/session.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Table, Td, Th, Tr } from "../../../ui/table.tsx";
import { AdminList } from "../admin-list.tsx";
import { actionsQuery } from "../api.ts";
import { EntryNote } from "./entry-note.tsx";
import { EntrySubject } from "./entry-subject.tsx";
import { groupEntries } from "./group-entries.ts";
import { filterEntries, RecordFilters, recordParameters } from "./record-filters.tsx";

export function ActionRecord() {
  const { record: texts } = useTexts("admin");
  return (
    <section className="flex flex-col gap-4">
      <p className="text-ink-muted text-sm">{texts.about}</p>
      <AdminList
        query={actionsQuery}
        empty={{ title: texts.empty, description: texts.emptyDescription }}
        isFramed={false}
      >
        {(entries, rows) => <FilteredEntries entries={entries} rows={rows} />}
      </AdminList>
    </section>
  );
}

interface FilteredEntriesProps {
  entries: readonly AdminActionEntry[];
  rows: (element: HTMLElement | null) => void;
}

function FilteredEntries({ entries, rows }: FilteredEntriesProps) {
  const { record: texts } = useTexts("admin");
  const [filter, setFilter] = useListState(recordParameters);
  const shown = filterEntries(entries, filter);
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <RecordFilters entries={entries} filter={filter} onChange={setFilter} />
      <div className="card overflow-hidden">
        {shown.length === 0 ? (
          <EmptyState icon={<SearchX size={20} aria-hidden />} title={texts.none} description={texts.noneHint} />
        ) : (
          <Table label={texts.label}>
            <thead>
              <tr>
                <Th className="max-sm:hidden">{texts.at}</Th>
                <Th className="max-md:hidden">{texts.who}</Th>
                <Th className="max-sm:pl-4">{texts.what}</Th>
                <Th className="max-md:hidden">{texts.subject}</Th>
              </tr>
            </thead>
            <tbody ref={rows}>
              {groupEntries(shown).map((group) => (
                <GroupRows key={group.at(0)?.id} group={group} />
              ))}
            </tbody>
          </Table>
        )}
      </div>
    </div>
  );
}

/** Shows a group as one row that can be unfolded into the rows of its entries. */
function GroupRows({ group }: { group: readonly AdminActionEntry[] }) {
  const { record: texts, users } = useTexts("admin");
  const [isOpen, setOpen] = useState(false);
  const [newest] = group;
  if (!newest) return null;
  if (group.length === 1) return <EntryRow entry={newest} subject={<EntrySubject entry={newest} />} />;
  const accounts = users.total(group.length, false);
  return (
    <>
      <EntryRow entry={newest} subject={accounts}>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="block min-h-6 rounded-sm font-medium text-accent-text text-xs hover:underline pointer-coarse:min-h-10"
        >
          {isOpen ? texts.fold(accounts) : texts.unfold(accounts)}
        </button>
      </EntryRow>
      {isOpen &&
        group.map((entry) => <EntryRow key={entry.id} entry={entry} subject={<EntrySubject entry={entry} />} />)}
    </>
  );
}

interface EntryRowProps {
  entry: AdminActionEntry;
  subject: ReactNode;
  /** Shown below the details of the entry. */
  children?: ReactNode;
}

function EntryRow({ entry, subject, children }: EntryRowProps) {
  const { record: texts } = useTexts("admin");
  const language = useLanguage();
  const { timezone } = useUser();
  const { at, admin, action } = entry;
  const who = admin ?? texts.former;
  const time = <time dateTime={at}>{momentText(new Date(at), language, timezone)}</time>;
  return (
    <Tr>
      <Td className="whitespace-nowrap align-top tabular-nums max-sm:hidden">{time}</Td>
      <Td className="align-top max-md:hidden md:min-w-36">{who}</Td>
      <Td className="align-top max-sm:pl-4">
        {texts.actions[action]}
        <EntryNote entry={entry} />
        {children}
        <span className="block text-ink-muted text-xs [overflow-wrap:anywhere] md:hidden">
          <span className="tabular-nums sm:hidden">{time} · </span>
          {who}
          {" · "}
          {subject}
        </span>
      </Td>
      <Td className="break-words align-top text-ink-muted max-md:hidden">{subject}</Td>
    </Tr>
  );
}
