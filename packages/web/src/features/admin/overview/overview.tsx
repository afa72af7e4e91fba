import { dateText } from "@linkedpotential/contract/date-texts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { LoadBoundary } from "../../../ui/load-boundary.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { overviewQuery } from "../api.ts";
import { CallRequests } from "../calls/call-requests.tsx";
import { DayChart } from "./day-chart.tsx";
import { PremiumNumbers } from "./premium-numbers.tsx";
import { WaitingNumbers } from "./waiting-numbers.tsx";

export function Overview() {
  const { loading, loadFailed } = useTexts("admin-work");
  const skeleton = (height: string) => (
    <Loading label={loading} className="grid gap-4 md:grid-cols-2">
      <Skeleton className={`${height} rounded-lg`} />
      <Skeleton className={`${height} rounded-lg`} />
    </Loading>
  );
  return (
    <div className="flex flex-col gap-6">
      <LoadBoundary skeleton={skeleton("h-20")} failed={loadFailed}>
        <WaitingNumbers />
      </LoadBoundary>
      <LoadBoundary skeleton={skeleton("h-64")} failed={loadFailed}>
        <div className="flex flex-col gap-6">
          <PremiumNumbers />
          <Charts />
        </div>
      </LoadBoundary>
      <CallRequests />
    </div>
  );
}

const counts = ["accounts", "premiumStarted", "premiumCancelled", "failedMails"] as const;

/** Returns the address that lists the accounts that registered on a day in Berlin. */
const accountsOf = (date: string): string => `?tab=users&joinedFrom=${date}&joinedTo=${date}`;

function Charts() {
  const { charts: texts } = useTexts("admin-work");
  const language = useLanguage();
  const { since, days } = useSuspenseQuery(overviewQuery).data;
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="font-semibold text-base">{texts.title}</h2>
        <p className="text-ink-muted text-sm">
          {since ? texts.since(dateText(since, language)) : texts.notYet}
          {since && days.some(({ date }) => date < since) && ` ${texts.zeroBefore}`}
        </p>
      </div>
      <div className="grid items-start gap-4 md:grid-cols-2">
        {counts.map((name) => (
          <div key={name} className="min-w-0">
            <DayChart
              title={texts[name]}
              days={days.map((day) => ({ date: day.date, count: day[name] }))}
              linkOf={name === "accounts" ? accountsOf : undefined}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
