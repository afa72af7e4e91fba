import { dayText, monthText } from "@linkedpotential/contract/date-texts";
import { useMemo } from "react";
import { LearningsCard } from "../../features/business/learnings/learnings-card.tsx";
import { CampaignsCard } from "../../features/business/overview/campaigns-card.tsx";
import { FunnelFigures } from "../../features/business/overview/funnel-figures.tsx";
import { MembersCard } from "../../features/business/overview/members-card.tsx";
import { PeriodChoice } from "../../features/business/overview/period-choice.tsx";
import { funnelTargets } from "../../features/business/overview/targets/target-fields.ts";
import { TargetsButton } from "../../features/business/overview/targets/targets-button.tsx";
import { TasksCard } from "../../features/business/overview/tasks-card.tsx";
import { SupportCard } from "../../features/business/support/support-card.tsx";
import { useUser } from "../../lib/session/session.ts";
import { timeOfDay } from "../../lib/time-of-day.ts";
import { useToday } from "../../lib/use-today.ts";
import { useCompany } from "../../parts/company/api.ts";
import { MemberChoice } from "../../parts/company/member-choice.tsx";
import { NotSaved } from "../../parts/company/not-saved.tsx";
import type { KpiDay } from "../../parts/kpis/kpi-day.ts";
import { useLanguage } from "../../texts/language.ts";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/button.tsx";
import { AgreedDates } from "./dates/agreed-dates.tsx";
import { useCompanyDays } from "./days/use-company-days.ts";
import { comparisonOf } from "./month-comparison.ts";
import { forecastOf } from "./month-forecast.ts";
import { CurrentOrders } from "./orders/current-orders.tsx";
import { daysUntil, hasFigures, lastMonth, latestFunnel, memberResults, ownCampaigns } from "./own-figures.ts";
import { TakeOver } from "./take-over.tsx";
import { useBusinessTasks } from "./use-business-tasks.tsx";
import { useResultsPeriod } from "./use-results-period.ts";
import { useShownMember } from "./use-shown-member.ts";

interface BusinessOverviewProps {
  onKpis: () => void;
  /** Called to enter the first figures. */
  onFirstDay: () => void;
}

export function BusinessOverview({ onKpis, onFirstDay }: BusinessOverviewProps) {
  const texts = useTexts("business");
  const user = useUser();
  const language = useLanguage();
  const today = useToday();
  const { all: entered, failure, retry } = useCompanyDays();
  // Every figure of the overview counts the same days.
  const all = useMemo(() => daysUntil(entered, today), [entered, today]);
  const company = useCompany();
  const { members, shown, days, show } = useShownMember(all);
  const isSample = !entered.some(hasFigures);
  const own = isSample ? null : latestFunnel(days, today);
  const tasks = useBusinessTasks({ days: all, today, onKpis });
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h1 className="font-semibold text-lg md:text-xl">
            {texts.greeting[timeOfDay(new Date(), user.timezone)](user.name)}
          </h1>
          <p className="mt-0.5 text-ink-muted text-sm">{dayText(today, language)}</p>
        </div>
        {members.length > 0 && <MemberChoice members={members} value={shown?.id ?? null} onChange={show} />}
        {!own && (
          <Button variant="primary" onPress={onFirstDay}>
            {texts.firstDay}
          </Button>
        )}
      </header>
      {failure ? <NotSaved reason={failure} onRetry={retry} /> : <TakeOver />}
      {!own && <p className="rounded-md bg-warn-soft px-3.5 py-2.5 text-sm">{texts.sampleNotice}</p>}
      <FunnelFigures
        actions={<TargetsButton key={shown?.id} member={shown} reference={lastMonth(days, today)} />}
        own={
          own && {
            funnel: own.funnel,
            month: monthText(own.month, language),
            colleague: shown && shown.id !== company.memberId ? (shown.name ?? texts.company.formerMember) : null,
            comparison: comparisonOf(days, own.month, today),
            targets: funnelTargets((shown ?? company).targets),
            forecast: forecastOf(days, own.month, today),
          }
        }
      />
      <div className="grid gap-6 lg:grid-cols-2">
        <TasksCard tasks={tasks} />
        <LearningsCard />
      </div>
      <AgreedDates />
      <CurrentOrders />
      <SupportCard />
      <Results all={all} days={days} today={today} isSample={isSample} />
    </div>
  );
}

interface ResultsProps {
  all: readonly KpiDay[];
  /** Days of the member who is shown, or all days. */
  days: readonly KpiDay[];
  today: string;
  /** Whether samples stand in for the campaigns, because the company has no figures yet. */
  isSample: boolean;
}

function Results({ all, days, today, isSample }: ResultsProps) {
  const { members } = useCompany();
  const { period, start, show } = useResultsPeriod(today);
  const results = memberResults(all, members, start);
  return (
    <>
      {!isSample && <PeriodChoice value={period} onChange={show} />}
      <CampaignsCard own={isSample ? null : ownCampaigns(days, start)} />
      {results.length > 1 && <MembersCard results={results} isMonth={period === "month"} />}
    </>
  );
}
