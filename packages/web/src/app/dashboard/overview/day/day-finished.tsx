import { addDays } from "@linkedpotential/contract/dates";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { leadIdOfTask } from "@linkedpotential/contract/tasks/rules";
import type { Task } from "@linkedpotential/contract/tasks/schema";
import { useQuery } from "@tanstack/react-query";
import { CalendarCheck } from "lucide-react";
import { Link } from "react-router-dom";
import { taskQuery } from "../../../../features/tasks/api.ts";
import { useUser } from "../../../../lib/session/session.ts";
import { useToday } from "../../../../lib/use-today.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { sectionSearch } from "../../section-address.ts";
import { suggestContacts } from "../keep-in-touch/keep-in-touch.ts";
import { followUpsOn } from "./due-leads.ts";

/** Shown when no follow-up is due: what comes tomorrow, and one person to keep in touch with. */
export function DayFinished({ leads }: { leads: readonly LeadRow[] }) {
  const { finished: texts } = useTexts("day");
  const { workSettings, timezone } = useUser();
  const today = useToday();
  const { data: tasks = [] } = useQuery(taskQuery);
  if (leads.length === 0) {
    return (
      <EmptyState icon={<CalendarCheck size={20} aria-hidden />} title={texts.emptyTitle} description={texts.empty} />
    );
  }
  const isDue = ({ id, dueDate }: Task) => leadIdOfTask(id) === null && dueDate !== null && dueDate <= today;
  const openTasks = tasks.filter(isDue).length;
  const [suggestion] = suggestContacts(leads, workSettings, today, timezone).due;
  return (
    <div role="status" className="flex flex-col gap-1 px-5 py-6 text-sm">
      <p className="flex items-center gap-2 font-medium text-base">
        <CalendarCheck size={20} aria-hidden className="shrink-0 text-good-text" />
        {openTasks > 0 ? texts.followUps : texts.title}
      </p>
      <p className="text-ink-muted">
        {openTasks > 0 && `${texts.tasks(openTasks)} `}
        {tomorrowText(followUpsOn(leads, addDays(today, 1)), texts)}
      </p>
      {suggestion && (
        <p className="text-ink-muted">
          {texts.suggestion}{" "}
          <Link
            to={{ search: sectionSearch("leads", { lead: String(suggestion.lead.id) }) }}
            className="font-medium text-accent-text hover:underline"
          >
            {suggestion.lead.name}
          </Link>
          , {suggestion.lead.company}
        </p>
      )}
    </div>
  );
}

const tomorrowText = (count: number, texts: { tomorrow: (count: number) => string; tomorrowNone: string }): string =>
  count === 0 ? texts.tomorrowNone : texts.tomorrow(count);
