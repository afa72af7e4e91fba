import { memo } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Select } from "../../../ui/select.tsx";
import type { LeadView } from "../use-lead-address.ts";
import { filterStatuses, type StatusFilter } from "./use-visible-leads.ts";

interface ToolbarProps {
  view: LeadView;
  onView: (view: LeadView) => void;
  search: string;
  onSearch: (search: string) => void;
  status: StatusFilter;
  onStatus: (status: StatusFilter) => void;
}

export function LeadToolbar({ view, onView, search, onSearch, status, onStatus }: ToolbarProps) {
  const texts = useTexts("leads");
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchField
        label={texts.search}
        clearLabel={texts.clearSearch}
        value={search}
        onChange={onSearch}
        className="w-full sm:w-72"
      />
      {/* Hidden instead of unmounted, because it is the slowest part to render on the way back to the list. */}
      <div hidden={view !== "list"} className="contents">
        <StatusSelect status={status} onStatus={onStatus} />
      </div>
      <ViewSwitch view={view} onView={onView} />
    </div>
  );
}

// Memoized, so that typing in the search field does not rerender the select.
const StatusSelect = memo(function StatusSelect({ status, onStatus }: Pick<ToolbarProps, "status" | "onStatus">) {
  const { filter, statuses } = useTexts("leads");
  return (
    <Select<StatusFilter>
      aria-label={filter.label}
      choices={[{ id: "all", label: filter.all }, ...filterStatuses.map((id) => ({ id, label: statuses[id] }))]}
      value={status}
      onChange={onStatus}
      className="min-w-[min(10rem,100%)] flex-1 sm:flex-none"
    />
  );
});

const ViewSwitch = memo(function ViewSwitch({ view, onView }: Pick<ToolbarProps, "view" | "onView">) {
  const texts = useTexts("leads").view;
  return (
    <RadioGroup<LeadView>
      aria-label={texts.label}
      look="segments"
      choices={[
        { id: "list", label: texts.list },
        { id: "board", label: texts.board },
      ]}
      value={view}
      onChange={onView}
      className="ml-auto"
    />
  );
});
