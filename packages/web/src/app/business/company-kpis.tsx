import { useCallback, useMemo } from "react";
import { useLocation } from "react-router-dom";
import { KpisScreen } from "../../features/kpis/kpis-screen.tsx";
import { useAuthors, useCompany } from "../../parts/company/api.ts";
import { Author } from "../../parts/company/author.tsx";
import { MemberChoice } from "../../parts/company/member-choice.tsx";
import { NotSaved } from "../../parts/company/not-saved.tsx";
import type { KpiDay } from "../../parts/kpis/kpi-day.ts";
import { useTexts } from "../../texts/texts.ts";
import { UnsavedFields } from "./days/unsaved-fields.tsx";
import { useCompanyDays } from "./days/use-company-days.ts";
import { TakeOver } from "./take-over.tsx";
import { useMemberNames } from "./use-member-names.ts";
import { useShownMember } from "./use-shown-member.ts";

/** The KPI tracker of a company: the own days can be changed, those of colleagues are shown. */
export function CompanyKpis() {
  const { company: texts } = useTexts("business");
  const { all, memberId, state, unsaved, failure, retry } = useCompanyDays();
  const { members, shown, days, show } = useShownMember(all);
  const authorOf = useAuthors();
  const nameOf = useMemberNames();
  const company = useCompany();
  const entersToday = useLocation().state?.entersToday === true;
  const { targets } = shown ?? company;
  const hasColleagues = all.some((day) => day.memberId !== memberId);
  // Keep these functions while the days change, so that editing a day does not rerender the other rows.
  const rows = useMemo(
    () => ({
      isOwn: (day: KpiDay) => day.memberId === memberId,
      author: (day: KpiDay) => (hasColleagues ? <Author member={authorOf(day)} /> : null),
      targets,
    }),
    [memberId, hasColleagues, authorOf, targets],
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
        nameOf,
        ownName: nameOf({ memberId }),
        controls: members.length > 0 && <MemberChoice members={members} value={shown?.id ?? null} onChange={show} />,
        entersToday,
        notice: failure ? (
          <NotSaved reason={failure} onRetry={retry} />
        ) : unsaved.length > 0 ? (
          <UnsavedFields fields={unsaved} />
        ) : (
          <TakeOver />
        ),
      }}
    />
  );
}
