import { addDays } from "@linkedpotential/contract/dates";
import { useLearnings } from "../../features/business/learnings/use-learnings.ts";
import type { Task } from "../../features/business/overview/tasks-card.tsx";
import { workingDayUntil } from "../../features/kpis/days/working-days.ts";
import { useOpenProfileDialog } from "../../lib/profile-dialog.ts";
import { useUser } from "../../lib/session/session.ts";
import { useCompany } from "../../parts/company/api.ts";
import type { KpiDay } from "../../parts/kpis/kpi-day.ts";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/button.tsx";
import { hasFigures } from "./own-figures.ts";
import { useNewsTasks } from "./use-news-tasks.tsx";

/** Number of days for which a learning counts as recent. Afterwards the task to note learnings is open again. */
const learningsFreshDays = 30;

interface BusinessTasksOptions {
  days: readonly KpiDay[];
  today: string;
  onKpis: () => void;
}

export function useBusinessTasks({ days, today, onKpis }: BusinessTasksOptions): Task[] {
  const { tasks: texts } = useTexts("business");
  const { linkedinUrl, description } = useUser();
  const openProfileDialog = useOpenProfileDialog();
  const learnings = useLearnings();
  const company = useCompany();
  const news = useNewsTasks();
  // Only own days, because those of colleagues cannot be changed.
  const filled = days.filter((day) => day.memberId === company.memberId && hasFigures(day));
  const entryDate = workingDayUntil(today);
  const kpis = (
    <Button size="sm" onPress={onKpis}>
      {texts.toKpis}
    </Button>
  );
  return [
    ...news,
    {
      id: "profile",
      ...texts.profile,
      isDone: linkedinUrl !== "" && description !== "",
      action: (
        <Button size="sm" onPress={() => openProfileDialog("edit-profile")}>
          {texts.toProfile}
        </Button>
      ),
    },
    ...(company.isOwner
      ? [
          {
            id: "company",
            ...texts.company,
            isDone: company.name !== "",
            action: (
              <Button size="sm" onPress={() => openProfileDialog("team")}>
                {texts.toTeam}
              </Button>
            ),
          },
        ]
      : []),
    {
      id: "day",
      ...(entryDate === today ? texts.day : texts.friday),
      isDone: filled.some(({ date }) => date >= entryDate),
      action: kpis,
    },
    {
      id: "group",
      ...texts.group,
      isDone: filled.length > 0 && filled.every(({ zielgruppe }) => zielgruppe.trim() !== ""),
      action: kpis,
    },
    {
      id: "learning",
      ...texts.learning,
      isDone: learnings.some(({ date }) => date > addDays(today, -learningsFreshDays)),
      action: null,
    },
  ];
}
