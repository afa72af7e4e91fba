import { searchTextMax } from "@linkedpotential/contract/freelancers/limits";
import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { useCallback } from "react";
import { useTypedText } from "../../../lib/use-typed-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { ToggleChip } from "../../../ui/filter-chip.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { groupOf, isNews, type SentChoice, sentGroups, useSentFilter } from "./use-sent-filter.ts";

interface SentFilterBarProps {
  requests: readonly SentProjectRequest[];
  /** Whether older requests are not loaded, so that the numbers are not known. */
  hasMore: boolean;
}

/** Searches the sent requests, and filters them by their state. Offers the states that occur, with their numbers. */
export function SentFilterBar({ requests, hasMore }: SentFilterBarProps) {
  const { sent: texts, fields } = useTexts("freelancers");
  const [{ group, find }, set] = useSentFilter();
  const labelOf = useGroupLabel();
  const [typed, type] = useTypedText(
    find,
    useCallback((text: string) => set({ find: text }), [set]),
  );
  const countOf = (isIn: (request: SentProjectRequest) => boolean) => requests.filter(isIn).length;
  const counts = [
    { id: "new" as const, count: countOf(isNews) },
    ...sentGroups.map((id) => ({ id, count: countOf((one) => groupOf(one) === id) })),
  ];
  return (
    <div className="flex flex-col gap-3">
      <SearchField
        label={texts.find}
        clearLabel={fields.clear}
        value={typed}
        onChange={type}
        maxLength={searchTextMax}
        className="max-w-md"
      />
      <fieldset aria-label={texts.filter} className="flex min-w-0 flex-wrap gap-2">
        {counts
          .filter(({ id, count }) => count > 0 || id === group)
          .map(({ id, count }) => (
            <ToggleChip
              key={id}
              prefix={fields.filter}
              isOn={id === group}
              onChange={(isOn) => set({ group: isOn ? id : "all" }, { push: true })}
            >
              {hasMore ? labelOf(id) : texts.counted(labelOf(id), count)}
            </ToggleChip>
          ))}
      </fieldset>
    </div>
  );
}

function useGroupLabel(): (group: Exclude<SentChoice, "all">) => string {
  const { sent } = useTexts("freelancers");
  const { progress } = useTexts("request-messages");
  const labels = { new: sent.isNew, ...sent.status, ...progress.states };
  return (group) => labels[group];
}
