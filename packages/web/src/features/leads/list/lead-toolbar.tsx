import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { Columns3, List, type LucideIcon } from "lucide-react";
import { memo, Suspense } from "react";
import { showCrashToast } from "../../../lib/crash/crash-toast.ts";
import { lazyPart } from "../../../lib/rendering/lazy-part.ts";
import { useTexts } from "../../../texts/texts.ts";
import { ButtonKeys } from "../../../ui/button-keys.tsx";
import { CrashBoundary } from "../../../ui/crash-boundary.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import type { LeadView } from "../use-lead-address.ts";
import { FilterBar } from "./filters/filter-bar.tsx";
import { FilterButton } from "./filters/filter-button.tsx";
import { StatusSelect } from "./filters/status-select.tsx";
import { useHasRoomForTable } from "./use-list-width.ts";
import type { useVisibleLeads } from "./use-visible-leads.ts";

const ListTools = lazyPart(async () => (await import("./list-tools.tsx")).ListTools, "lead-tools");

interface ToolbarProps {
  view: LeadView;
  onView: (view: LeadView) => void;
  leads: readonly LeadRow[];
  tools: ReturnType<typeof useVisibleLeads>;
  /** Width of the list in px. Zero while it is unknown. */
  width: number;
}

export function LeadToolbar({ view, onView, leads, tools, width }: ToolbarProps) {
  const texts = useTexts("leads");
  const hasRoom = useHasRoomForTable(width);
  const search = (
    <SearchField
      label={texts.search}
      clearLabel={texts.clearSearch}
      value={tools.search}
      onChange={tools.setSearch}
      hint={<ButtonKeys keys="/" />}
      className={hasRoom ? "w-72" : "flex-[1_1_7rem]"}
    />
  );
  if (!hasRoom) {
    return (
      <div className="flex flex-wrap items-center gap-2">
        {search}
        <FilterButton view={view} leads={leads} tools={tools} />
        <ViewSwitch isSmall view={view} onView={onView} />
      </div>
    );
  }
  const { filters, setFilter, clearFilters, hasFilters } = tools;
  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex flex-wrap items-center gap-2">
        {search}
        {/* Hidden instead of unmounted, so that the list is back quickly. */}
        <div hidden={view !== "list"} className="contents">
          <StatusSelect status={tools.status} onStatus={tools.setStatus} />
        </div>
        <div className="ml-auto flex flex-wrap items-center gap-2">
          <Tools isList={view === "list"} onShow={tools.clearSearch} />
          <ViewSwitch view={view} onView={onView} />
        </div>
      </div>
      <FilterBar leads={leads} filters={filters} onFilter={setFilter} onClear={hasFilters ? clearFilters : undefined} />
    </div>
  );
}

// Memoized, so that typing in the search field does not rerender the menus.
const Tools = memo(function Tools(props: { isList: boolean; onShow: () => void }) {
  return (
    <CrashBoundary place="control" onCrash={showCrashToast} fallback={() => null}>
      <Suspense fallback={<span className="h-9 w-66" />}>
        <ListTools {...props} />
      </Suspense>
    </CrashBoundary>
  );
});

interface SwitchProps extends Pick<ToolbarProps, "view" | "onView"> {
  /** Shows icons in place of the words. */
  isSmall?: boolean;
}

const ViewSwitch = memo(function ViewSwitch({ view, onView, isSmall = false }: SwitchProps) {
  const texts = useTexts("leads").view;
  const icon = (Icon: LucideIcon, label: string) => (
    <>
      <Icon size={16} aria-hidden />
      <span className="sr-only">{label}</span>
    </>
  );
  return (
    <RadioGroup<LeadView>
      aria-label={texts.label}
      look="segments"
      className={isSmall ? "[&_label]:px-2" : ""}
      choices={[
        { id: "list", label: isSmall ? icon(List, texts.list) : texts.list },
        { id: "board", label: isSmall ? icon(Columns3, texts.board) : texts.board },
      ]}
      value={view}
      onChange={onView}
    />
  );
});
