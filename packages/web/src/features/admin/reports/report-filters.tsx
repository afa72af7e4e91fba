import { reportStates } from "@linkedpotential/contract/moderation/states";
import { choiceParameter, idParameter, type ListParameters } from "../../../lib/navigation/use-list-state.ts";
import { useTexts } from "../../../texts/texts.ts";
import { ToggleChip } from "../../../ui/filter-chip.tsx";
import type { ReportGroup } from "./group-reports.ts";

type ReportState = (typeof reportStates)[number];

interface ReportView {
  state: ReportState | null;
  /** The only report to show, for links from the record. */
  report: number | null;
}

export const reportParameters: ListParameters<ReportView> = {
  state: choiceParameter<ReportState | null>(reportStates, null),
  report: idParameter,
};

/** Returns the groups to show. A group is open while one of its reports is. */
export const filterGroups = (groups: readonly ReportGroup[], { state, report }: ReportView): ReportGroup[] =>
  groups.filter((group) => {
    if (report !== null) return group.some(({ id }) => id === report);
    return state === null || group.some((one) => one.state === "open") === (state === "open");
  });

interface ReportFiltersProps {
  view: ReportView;
  onChange: (view: ReportView) => void;
}

/** Filters for the loaded reports. */
export function ReportFilters({ view: { state, report }, onChange }: ReportFiltersProps) {
  const { reports: texts, users } = useTexts("admin");
  const { label, prefix } = users.filters;
  const choices = [...reportStates, null];
  return (
    <fieldset className="m-0 flex min-w-0 flex-wrap items-center gap-1.5">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <ToggleChip
          key={choice}
          prefix={prefix}
          isOn={report === null && state === choice}
          onChange={() => onChange({ state: choice, report: null })}
        >
          {choice ? texts.states[choice] : texts.all}
        </ToggleChip>
      ))}
      {report !== null && (
        <ToggleChip prefix={prefix} isOn onChange={() => onChange({ state, report: null })}>
          {texts.number(report)}
        </ToggleChip>
      )}
    </fieldset>
  );
}
