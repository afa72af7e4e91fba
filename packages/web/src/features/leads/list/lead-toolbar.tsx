import { leadFilterStatuses } from "@linkedpotential/contract/leads/values";
import { useTexts } from "../../../texts/texts.ts";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Select } from "../../../ui/select.tsx";
import type { LeadView } from "../use-lead-address.ts";
import type { StatusFilter } from "./use-visible-leads.ts";

interface ToolbarProps {
  view: LeadView;
  onView: (view: LeadView) => void;
  search: string;
  onSearch: (search: string) => void;
  status: StatusFilter;
  onStatus: (status: StatusFilter) => void;
}

/** Search, status filter and the switch between list and board. The board's columns are the statuses: no filter there. */
export function LeadToolbar({ view, onView, search, onSearch, status, onStatus }: ToolbarProps) {
  const texts = useTexts("leads");
  const choices = [
    { id: "all" as const, label: texts.filter.all },
    ...leadFilterStatuses.map((id) => ({ id, label: texts.statuses[id] })),
  ];
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchField
        label={texts.search}
        clearLabel={texts.clearSearch}
        value={search}
        onChange={onSearch}
        className="w-full sm:w-72"
      />
      {view === "list" && (
        <Select
          aria-label={texts.filter.label}
          choices={choices}
          value={status}
          onChange={onStatus}
          className="min-w-40 flex-1 sm:flex-none"
        />
      )}
      <RadioGroup
        aria-label={texts.view.label}
        look="segments"
        choices={[
          { id: "list", label: texts.view.list },
          { id: "board", label: texts.view.board },
        ]}
        value={view}
        onChange={onView}
        className="ml-auto"
      />
    </div>
  );
}
