import { type AdminAction, adminActions } from "@linkedpotential/contract/admin/actions";
import type { AdminActionEntry } from "@linkedpotential/contract/admin/schema";
import { choiceParameter, type ListParameters, textParameter } from "../../../lib/navigation/use-list-state.ts";
import { useTexts } from "../../../texts/texts.ts";
import { FilterChip } from "../../../ui/filter-chip.tsx";

interface RecordFilter {
  action: AdminAction | null;
  /** Name of the admin. Empty for all. */
  by: string;
}

const nameMax = 200;

export const recordParameters: ListParameters<RecordFilter> = {
  action: choiceParameter<AdminAction | null>(adminActions, null),
  by: textParameter(nameMax),
};

export const filterEntries = (entries: readonly AdminActionEntry[], { action, by }: RecordFilter) =>
  entries.filter((entry) => (action === null || entry.action === action) && (by === "" || entry.admin === by));

interface RecordFiltersProps {
  entries: readonly AdminActionEntry[];
  filter: RecordFilter;
  onChange: (change: Partial<RecordFilter>) => void;
}

/** Filters for the loaded entries. They offer only actions and admins that occur among them. */
export function RecordFilters({ entries, filter, onChange }: RecordFiltersProps) {
  const { record: texts, users } = useTexts("admin");
  const { label, prefix, remove } = users.filters;
  const chip = (name: string) => ({ label: name, prefix, removeLabel: remove(name) });
  const names = [...new Set(entries.flatMap(({ admin }) => admin ?? []))].sort((one, other) =>
    one.localeCompare(other),
  );
  const done = new Set(entries.map(({ action }) => action));
  return (
    <fieldset className="m-0 flex min-w-0 flex-wrap items-center gap-1.5">
      <legend className="sr-only">{label}</legend>
      <FilterChip
        {...chip(texts.what)}
        choices={() => adminActions.filter((id) => done.has(id)).map((id) => ({ id, label: texts.actions[id] }))}
        selected={filter.action ? [filter.action] : []}
        onChange={([action = null]) => onChange({ action })}
      />
      <FilterChip
        {...chip(texts.who)}
        choices={() => names.map((id) => ({ id, label: id }))}
        selected={filter.by ? [filter.by] : []}
        onChange={([by = ""]) => onChange({ by })}
      />
    </fieldset>
  );
}
