import { addDays } from "@linkedpotential/contract/dates";
import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { Link } from "react-router-dom";
import { useLearnings } from "../../features/business/learnings/use-learnings.ts";
import type { Task } from "../../features/business/overview/tasks-card.tsx";
import { useWaitingRequests } from "../../features/freelancers/projects/own-projects.ts";
import { useRecentAnswers } from "../../features/freelancers/sent/use-recent-answers.ts";
import { workingDayUntil } from "../../features/kpis/days/working-days.ts";
import { useOpenProfileDialog } from "../../lib/profile-dialog.ts";
import { useUser } from "../../lib/session/session.ts";
import { useCompany } from "../../parts/company/api.ts";
import type { KpiDay } from "../../parts/kpis/kpi-day.ts";
import type { Texts } from "../../texts/areas.ts";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/button.tsx";
import { buttonClass } from "../../ui/button-style.ts";
import { hasFigures } from "./own-figures.ts";
import { tabPath } from "./use-business-tab.ts";

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
  const requests = useRequestsTask();
  const answers = useAnswersTask();
  // Only own days, because those of colleagues cannot be changed.
  const filled = days.filter((day) => day.memberId === company.memberId && hasFigures(day));
  const kpis = (
    <Button size="sm" onPress={onKpis}>
      {texts.toKpis}
    </Button>
  );
  return [
    ...requests,
    ...answers,
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
    { id: "day", ...texts.day, isDone: filled.some(({ date }) => date >= workingDayUntil(today)), action: kpis },
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

/** Returns the task to answer requests of freelancers, or nothing if none waits. */
function useRequestsTask(): Task[] {
  const { tasks: texts } = useTexts("business");
  const { count, projects } = useWaitingRequests();
  const [project, ...others] = projects;
  if (!project) return [];
  const requests = others.length === 0 ? `&requests=${project.id}` : "";
  const action = (
    <Link to={`${tabPath("crm")}&view=projects${requests}`} className={buttonClass("secondary", "sm")}>
      {texts.toRequests}
    </Link>
  );
  return [{ id: "requests", title: texts.requests.title, text: texts.requests.text(count), isDone: false, action }];
}

/** Returns the task to read the recent answers of freelancers, or nothing if there are none. */
function useAnswersTask(): Task[] {
  const { tasks: texts } = useTexts("business");
  const answers = useRecentAnswers();
  const [answer] = answers;
  if (!answer) return [];
  const accepted = answers.filter(({ status }) => status === "accepted").length;
  const { one, several } = texts.answers;
  const wording =
    answers.length === 1
      ? { title: answerTitle(one, answer), text: one.text }
      : { title: several.title(answers.length), text: several.text(accepted, answers.length - accepted) };
  const action = (
    <Link to={`${tabPath("crm")}&view=requests`} className={buttonClass("secondary", "sm")}>
      {texts.toAnswers}
    </Link>
  );
  return [{ id: "answers", ...wording, isDone: false, action }];
}

type AnswerTexts = Texts["business"]["tasks"]["answers"]["one"];

function answerTitle(texts: AnswerTexts, { status, recipient, sender }: SentProjectRequest): string {
  const isAccepted = status === "accepted";
  if (sender.isOwn) return isAccepted ? texts.accepted(recipient.name) : texts.rejected(recipient.name);
  return isAccepted ? texts.acceptedOf(recipient.name, sender.name) : texts.rejectedOf(recipient.name, sender.name);
}
