import { dayText } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import { namePartsOf } from "@linkedpotential/contract/user/name-parts";
import { useQuery } from "@tanstack/react-query";
import { taskQuery } from "../../../features/tasks/api.ts";
import { useSession } from "../../../lib/session/session.ts";
import { timeOfDay } from "../../../lib/time-of-day.ts";
import { useLanguage } from "../../../texts/language.ts";
import { numberText } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { CrashBoundary } from "../../../ui/crash-boundary.tsx";

export function Greeting() {
  const { greeting } = useTexts("dashboard");
  const { user } = useSession();
  const language = useLanguage();
  const now = new Date();
  const day = today(now, user?.timezone);
  const firstName = namePartsOf(user?.name ?? "")[0] ?? "";
  return (
    <header>
      {/* Reserve the height, because the text appears only when the name has loaded. */}
      <h1 className="min-h-7 font-semibold text-lg md:min-h-8.5 md:text-xl">
        {user && greeting[timeOfDay(now, user.timezone)](firstName)}
      </h1>
      <p className="mt-0.5 text-ink-muted text-sm">
        <span>{dayText(day, language)}</span>
        <CrashBoundary place="control" fallback={() => null}>
          <Counts day={day} />
        </CrashBoundary>
      </p>
    </header>
  );
}

/** Counts what is due today and what is overdue. Zeros are left out. */
function Counts({ day }: { day: string }) {
  const { counts } = useTexts("day");
  const { data: tasks = [] } = useQuery(taskQuery);
  const due = tasks.filter(({ dueDate }) => dueDate === day).length;
  const overdue = tasks.filter(({ dueDate }) => dueDate !== null && dueDate < day).length;
  return (
    <>
      {due > 0 && (
        <>
          {" · "}
          <span className="whitespace-nowrap">{counts.due(numberText(due))}</span>
        </>
      )}
      {overdue > 0 && (
        <>
          {" · "}
          <span className="whitespace-nowrap">{counts.overdue(numberText(overdue))}</span>
        </>
      )}
    </>
  );
}
