import { monthText } from "@linkedpotential/contract/date-texts";
import { today as dayIn } from "@linkedpotential/contract/dates";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { apiListQuery } from "../../../lib/api/query-client.ts";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { useUser } from "../../../lib/session/session.ts";
import type { KpiDay } from "../../../parts/kpis/kpi-day.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { countLeadsOn } from "../crm/crm-count.ts";
import { inMonth } from "../days/day-changes.ts";
import type { useDayEdits } from "../use-day-edits.ts";
import type { TeamDays } from "./day-actions.ts";
import { DayList } from "./day-list.tsx";

const CrmDialog = lazyDialog(
  async () => (await import("../crm/crm-dialog.tsx")).CrmDialog,
  ({ onClose }) => onClose(),
);

interface DaysProps {
  days: readonly KpiDay[];
  month: string | null;
  today: string;
  edits: ReturnType<typeof useDayEdits>;
  team?: TeamDays | undefined;
}

export function Days({ days, month, today, edits, team }: DaysProps) {
  const { empty } = useTexts("kpis");
  const language = useLanguage();
  const { timezone } = useUser();
  // Use the leads only if the app has loaded them already, because the tracker must not send a request.
  const { data: leads } = useQuery({ ...apiListQuery("leads/list"), enabled: false });
  const [filling, setFilling] = useState<KpiDay | null>(null);
  const hasCrm = leads !== undefined;
  const { set, remove, recordChange, undoLast, enter, open } = edits;
  // Keep this object stable, so that editing a day does not rerender the other rows.
  const actions = useMemo(
    () => ({ today, set, remove, recordChange, undoLast, enter, open, fill: hasCrm ? setFilling : undefined, team }),
    [today, set, remove, recordChange, undoLast, enter, open, hasCrm, team],
  );
  return (
    <>
      {month !== null && inMonth(days, month).length === 0 && (
        <p className="text-ink-muted text-sm">{empty.month(monthText(month, language))}</p>
      )}
      <DayList
        days={days}
        month={month}
        target={edits.target}
        openedId={edits.openedId}
        onMove={edits.move}
        actions={actions}
      />
      {filling && leads && (
        <CrmDialog
          day={filling}
          counted={countLeadsOn(leads, filling.date, (instant) => dayIn(new Date(instant), timezone))}
          onApply={(counts) => edits.fill(filling, counts)}
          onClose={() => setFilling(null)}
        />
      )}
    </>
  );
}
