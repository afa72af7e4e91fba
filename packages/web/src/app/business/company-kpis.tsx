import { useMemo } from "react";
import { KpisScreen } from "../../features/kpis/kpis-screen.tsx";
import { useAuthors } from "../../parts/company/api.ts";
import { Author } from "../../parts/company/author.tsx";
import { NotSaved } from "../../parts/company/not-saved.tsx";
import { type Scope, ScopeSwitch } from "../../parts/company/scope-switch.tsx";
import type { KpiDay } from "../../parts/kpis/kpi-day.ts";
import { useTexts } from "../../texts/texts.ts";
import { useCompanyDays } from "./days/use-company-days.ts";
import { TakeOver } from "./take-over.tsx";

interface CompanyKpisProps {
  scope: Scope;
  onScope: (scope: Scope) => void;
}

/** The KPI tracker of a company: the own days can be changed, those of colleagues are shown. */
export function CompanyKpis({ scope, onScope }: CompanyKpisProps) {
  const { company: texts } = useTexts("business");
  const { all, own, memberId, state, failure, retry } = useCompanyDays();
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
  return (
    <KpisScreen
      team={{
        rows,
        lead: texts.kpisLead,
        deleteAllText: texts.deleteAllText,
        state,
        days: scope === "me" ? own : all,
        controls: hasColleagues && <ScopeSwitch scope={scope} onChange={onScope} />,
        notice: failure ? <NotSaved reason={failure} onRetry={retry} /> : <TakeOver />,
      }}
    />
  );
}
