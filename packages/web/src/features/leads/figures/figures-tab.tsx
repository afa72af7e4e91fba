import { addDays } from "@linkedpotential/contract/dates";
import { useSuspenseQuery } from "@tanstack/react-query";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { choiceParameter, type ListParameters, useListState } from "../../../lib/navigation/use-list-state.ts";
import { useToday } from "../../../lib/use-today.ts";
import { useTexts } from "../../../texts/texts.ts";
import { LoadBoundary } from "../../../ui/load-boundary.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { ToggleBar, ToggleBarButton } from "../../../ui/toggle-bar.tsx";
import { leadsQuery } from "../api.ts";
import { LostReasons } from "./lost-reasons.tsx";
import { PipelineChart } from "./pipeline-chart.tsx";
import { Sources } from "./sources.tsx";
import { TemplateAnswers } from "./template-answers.tsx";
import { TodayCounts } from "./today-counts.tsx";

const periods = ["30", "90", "365"] as const;
type Period = (typeof periods)[number];

const parameters: ListParameters<{ days: Period }> = { days: choiceParameter<Period>(periods, "90") };

/** Evaluates the work with leads: what was done today, and charts of a period. */
export function FiguresTab() {
  const { failed, period, periodLabel } = useTexts("lead-figures");
  const [{ days }, set] = useListState(parameters);
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <ToggleBar label={periodLabel} className="flex flex-wrap self-start">
        {periods.map((one) => (
          <ToggleBarButton key={one} isOn={one === days} onPress={() => set({ days: one })}>
            {period(one)}
          </ToggleBarButton>
        ))}
      </ToggleBar>
      <LoadBoundary skeleton={<LoadingFigures />} failed={failed}>
        <Figures days={Number(days)} />
      </LoadBoundary>
    </div>
  );
}

function LoadingFigures() {
  const { loading } = useTexts("common");
  return (
    <Loading label={loading} className="grid gap-5 lg:grid-cols-2">
      {["a", "b", "c", "d"].map((card) => (
        <Skeleton key={card} className="h-64 rounded-lg" />
      ))}
    </Loading>
  );
}

function Figures({ days }: { days: number }) {
  const { period } = useTexts("lead-figures");
  const to = useToday();
  const from = addDays(to, 1 - days);
  const { data: activity } = useSuspenseQuery({
    ...apiQuery("leads/list-activity", { query: { from, to } }),
    staleTime: 0,
  });
  const { data: leads } = useSuspenseQuery(leadsQuery);
  const name = period(String(days));
  return (
    <div className="gap-5 lg:columns-2 [&>section]:mb-5 [&>section]:break-inside-avoid">
      <TodayCounts today={to} counts={activity.days.find(({ date }) => date === to)} />
      <PipelineChart leads={leads} days={activity.days} from={from} to={to} period={name} />
      <Sources leads={leads} />
      <LostReasons leads={leads} />
      <TemplateAnswers templates={activity.templates} period={name} />
    </div>
  );
}
