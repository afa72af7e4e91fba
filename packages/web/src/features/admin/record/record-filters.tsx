import { type AdminAction, adminActions } from "@linkedpotential/contract/admin/actions";
import type { AdminActionEntry } from "@linkedpotential/contract/admin/schema";
import { textSearch } from "@linkedpotential/contract/folding";
import { useCallback } from "react";
import { choiceParameter, type ListParameters, textParameter } from "../../../lib/navigation/use-list-state.ts";
import { useTypedText } from "../../../lib/use-typed-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { FilterChip } from "../../../ui/filter-chip.tsx";
import { SearchField } from "../../../ui/search-field.tsx";

interface RecordFilter {
  action: AdminAction | null;
  /** Name of the admin. Empty for all. */
  by: string;
  /** Words of the reason, the account or the subject. */
  text: string;
}

const textMax = 200;

export const recordParameters: ListParameters<RecordFilter> = {
  action: choiceParameter<AdminAction | null>(adminActions, null),
  by: textParameter(textMax),
  text: textParameter(textMax),
};

export function filterEntries(entries: readonly AdminActionEntry[], { action, by, text }: RecordFilter) {
  const isFound = textSearch(text);
  return entries.filter(
    (entry) =>
      (action === null || entry.action === action) &&
      (by === "" || entry.admin === by) &&
      isFound([entry.note, entry.account, entry.caller, entry.subject].join(" ")),
  );
}

interface RecordFiltersProps {
  entries: readonly AdminActionEntry[];
  filter: RecordFilter;
  onChange: (change: Partial<RecordFilter>) => void;
}

/** Search and filters for the loaded entries. The filters offer only actions and admins that occur among them. */
export function RecordFilters({ entries, filter, onChange }: RecordFiltersProps) {
  const { record: texts, users } = useTexts("admin");
  const { label, prefix, remove } = users.filters;
  const chip = (name: string) => ({ label: name, prefix, removeLabel: remove(name) });
  const names = [...new Set(entries.flatMap(({ admin }) => admin ?? []))].sort((one, other) =>
    one.localeCompare(other),
  );
  const done = new Set(entries.map(({ action }) => action));
  const { text } = filter;
  const [typed, setTyped] = useTypedText(
    text,
    useCallback((words: string) => onChange({ text: words }), [onChange]),
  );
  return (
    <div className="flex flex-col gap-3">
      <SearchField
        label={texts.search}
        clearLabel={texts.clear}
        value={typed}
        onChange={setTyped}
        maxLength={textMax}
        className="w-full sm:w-80"
      />
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
    </div>
  );
}
