import { useCallback, useMemo } from "react";
import { KpisScreen } from "../../features/kpis/kpis-screen.tsx";
import { useAuthors } from "../../parts/company/api.ts";
import { Author } from "../../parts/company/author.tsx";
import { MemberChoice } from "../../parts/company/member-choice.tsx";
import { NotSaved } from "../../parts/company/not-saved.tsx";
import type { KpiDay } from "../../parts/kpis/kpi-day.ts";
import { useTexts } from "../../texts/texts.ts";
import { useCompanyDays } from "./days/use-company-days.ts";
import { TakeOver } from "./take-over.tsx";
import { useShownMember } from "./use-shown-member.ts";

/** The KPI tracker of a company: the own days can be changed, those of colleagues are shown. */
export function CompanyKpis() {
  const { company: texts } = useTexts("business");
  const { all, memberId, state, failure, retry } = useCompanyDays();
  const { members, shown, days, show } = useShownMember(all);
  const authorOf = useAuthors();
  const hasColleagues = all.some((day) => day.memberId !== memberId);
  // Keep these functions while the days change, so that editing a day does not rerender the other rows.
  const rows = useMemo(
    () => ({
      isOwn: (day: KpiDay) => day.memberId === memberId,
      author: (day: KpiDay) => (hasColleagues ? <Author member={authorOf(day)} /> : null),
    }),
    [memberId, hasColleagues, authorOf],
  );
  const isOwnShown = shown === null || shown.id === memberId;
  const { change } = state;
  /** Shows all days after a change, because the days of a colleague do not contain it. */
  const changeAndShow = useCallback(
    (update: Parameters<typeof change>[0]) => {
      if (!isOwnShown) show(null);
      return change(update);
    },
    [change, show, isOwnShown],
  );
  return (
    <KpisScreen
      team={{
        rows,
        lead: texts.kpisLead,
        deleteAllText: texts.deleteAllText,
        state: { ...state, change: changeAndShow },
        days,
        controls: members.length > 0 && <MemberChoice members={members} value={shown?.id ?? null} onChange={show} />,
        notice: failure ? <NotSaved reason={failure} onRetry={retry} /> : <TakeOver />,
      }}
    />
  );
}
