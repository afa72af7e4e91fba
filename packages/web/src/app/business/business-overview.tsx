import { dayText, monthText } from "@linkedpotential/contract/date-texts";
import { LearningsCard } from "../../features/business/learnings/learnings-card.tsx";
import { CampaignsCard } from "../../features/business/overview/campaigns-card.tsx";
import { FunnelFigures } from "../../features/business/overview/funnel-figures.tsx";
import { MembersCard } from "../../features/business/overview/members-card.tsx";
import { TasksCard } from "../../features/business/overview/tasks-card.tsx";
import { SupportCard } from "../../features/business/support/support-card.tsx";
import { useUser } from "../../lib/session/session.ts";
import { useToday } from "../../lib/use-today.ts";
import { useCompany } from "../../parts/company/api.ts";
import { NotSaved } from "../../parts/company/not-saved.tsx";
import { type Scope, ScopeSwitch } from "../../parts/company/scope-switch.tsx";
import { useLanguage } from "../../texts/language.ts";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/button.tsx";
import { useCompanyDays } from "./days/use-company-days.ts";
import { comparisonOf } from "./month-comparison.ts";
import { memberResults, ownCampaigns, ownFunnel } from "./own-figures.ts";
import { TakeOver } from "./take-over.tsx";
import { useBusinessTasks } from "./use-business-tasks.tsx";

interface BusinessOverviewProps {
  scope: Scope;
  onScope: (scope: Scope) => void;
  onKpis: () => void;
}

export function BusinessOverview({ scope, onScope, onKpis }: BusinessOverviewProps) {
  const texts = useTexts("business");
  const user = useUser();
  const language = useLanguage();
  const today = useToday();
  const { all, own: mine, memberId, failure, retry } = useCompanyDays();
  const hasColleagues = all.some((day) => day.memberId !== memberId);
  const days = scope === "me" ? mine : all;
  const own = ownFunnel(days, today);
  const results = memberResults(all, useCompany().members);
  const tasks = useBusinessTasks({ days: all, today, onKpis });
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h1 className="font-semibold text-lg md:text-xl">{texts.greeting(user.name)}</h1>
          <p className="mt-0.5 text-ink-muted text-sm">{dayText(today, language)}</p>
        </div>
        {hasColleagues && <ScopeSwitch scope={scope} onChange={onScope} />}
        {!own && (
          <Button variant="primary" onPress={onKpis}>
            {texts.firstDay}
          </Button>
        )}
      </header>
      {failure ? <NotSaved reason={failure} onRetry={retry} /> : <TakeOver />}
      {!own && <p className="rounded-md bg-warn-soft px-3.5 py-2.5 text-sm">{texts.sampleNotice}</p>}
      <FunnelFigures
        own={
          own && {
            funnel: own.funnel,
            month: monthText(own.month, language),
            comparison: comparisonOf(days, own.month, today),
          }
        }
      />
      <div className="grid gap-6 lg:grid-cols-2">
        <TasksCard tasks={tasks} />
        <LearningsCard />
      </div>
      <SupportCard />
      <CampaignsCard own={ownCampaigns(days)} />
      {results.length > 1 && <MembersCard results={results} />}
    </div>
  );
}
