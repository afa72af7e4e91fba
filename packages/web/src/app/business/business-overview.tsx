import { dayText, monthText } from "@linkedpotential/contract/date-texts";
import { LearningsCard } from "../../features/business/learnings/learnings-card.tsx";
import { CampaignsCard } from "../../features/business/overview/campaigns-card.tsx";
import { FunnelFigures } from "../../features/business/overview/funnel-figures.tsx";
import { TasksCard } from "../../features/business/overview/tasks-card.tsx";
import { useUser } from "../../lib/session/session.ts";
import { useToday } from "../../lib/use-today.ts";
import { useKpiBook } from "../../parts/kpis/use-kpi-book.ts";
import { useLanguage } from "../../texts/language.ts";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/button.tsx";
import { ownCampaigns, ownFunnel } from "./own-figures.ts";
import { useBusinessTasks } from "./use-business-tasks.tsx";

export function BusinessOverview({ onKpis }: { onKpis: () => void }) {
  const texts = useTexts("business");
  const user = useUser();
  const language = useLanguage();
  const today = useToday();
  const { days } = useKpiBook().book;
  const own = ownFunnel(days, today);
  const tasks = useBusinessTasks({ days, today, onKpis });
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h1 className="font-semibold text-lg md:text-xl">{texts.greeting(user.name)}</h1>
          <p className="mt-0.5 text-ink-muted text-sm">{dayText(today, language)}</p>
        </div>
        {!own && (
          <Button variant="primary" onPress={onKpis}>
            {texts.firstDay}
          </Button>
        )}
      </header>
      {!own && <p className="rounded-md bg-warn-soft px-3.5 py-2.5 text-sm">{texts.sampleNotice}</p>}
      <FunnelFigures own={own && { funnel: own.funnel, month: monthText(own.month, language) }} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <TasksCard tasks={tasks} />
        <LearningsCard />
      </div>
      <CampaignsCard own={ownCampaigns(days)} />
    </div>
  );
}
