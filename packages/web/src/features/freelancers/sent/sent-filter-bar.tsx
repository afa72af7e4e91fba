import { searchTextMax } from "@linkedpotential/contract/freelancers/limits";
import { useCallback } from "react";
import { useTypedText } from "../../../lib/use-typed-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { ToggleChip } from "../../../ui/filter-chip.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { groupOf, isNews, type ListedRequest, requestGroups, requestKinds } from "./listed-request.ts";
import { useSentFilter } from "./use-sent-filter.ts";

interface SentFilterBarProps {
  requests: readonly ListedRequest[];
  /** Whether older requests are not loaded, so that the numbers are not known. */
  hasMore: boolean;
}

/** Searches the requests, and filters them by state and kind. Offers the values that occur, with their numbers. */
export function SentFilterBar({ requests, hasMore }: SentFilterBarProps) {
  const { sent: texts, fields } = useTexts("freelancers");
  const { progress } = useTexts("request-messages");
  const [{ group, kind, find }, set] = useSentFilter();
  const [typed, type] = useTypedText(
    find,
    useCallback((text: string) => set({ find: text }), [set]),
  );
  const groupLabels = { ...texts.status, ...progress.states };
  const countOf = (isIn: (one: ListedRequest) => boolean) => requests.filter(isIn).length;
  const kinds = requestKinds.map((id) => ({
    id,
    label: texts.kinds[id],
    count: countOf((one) => one.kind === id),
  }));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <SearchField
        label={texts.find}
        clearLabel={fields.clear}
        value={typed}
        onChange={type}
        maxLength={searchTextMax}
        className="w-full sm:w-64"
      />
      <Chips
        label={texts.filter}
        chips={[
          { id: "new" as const, label: texts.isNew, count: countOf(isNews) },
          ...requestGroups.map((id) => ({
            id,
            label: groupLabels[id],
            count: countOf((one) => groupOf(one) === id),
          })),
        ]}
        value={group}
        onChange={(id) => set({ group: id ?? "all" }, { push: true })}
        showsCounts={!hasMore}
      />
      {(kind !== "all" || kinds.every(({ count }) => count > 0)) && (
        <Chips
          label={texts.kindFilter}
          chips={kinds}
          value={kind}
          onChange={(id) => set({ kind: id ?? "all" }, { push: true })}
          showsCounts={!hasMore}
        />
      )}
    </div>
  );
}

interface ChipsProps<Id extends string> {
  label: string;
  chips: readonly { id: Id; label: string; count: number }[];
  value: Id | "all";
  /** Receives undefined when the filter is switched off. */
  onChange: (id: Id | undefined) => void;
  showsCounts: boolean;
}

/** Offers the values of a filter that occur, of which one can be on. */
function Chips<Id extends string>({ label, chips, value, onChange, showsCounts }: ChipsProps<Id>) {
  const { sent: texts, fields } = useTexts("freelancers");
  return (
    <fieldset aria-label={label} className="flex min-w-0 flex-wrap gap-2">
      {chips
        .filter(({ id, count }) => count > 0 || id === value)
        .map((chip) => (
          <ToggleChip
            key={chip.id}
            prefix={fields.filter}
            isOn={chip.id === value}
            onChange={(isOn) => onChange(isOn ? chip.id : undefined)}
          >
            {showsCounts ? texts.counted(chip.label, chip.count) : chip.label}
          </ToggleChip>
        ))}
    </fieldset>
  );
}
