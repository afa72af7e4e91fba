import { monthText } from "@linkedpotential/contract/date-texts";
import { today as dayIn } from "@linkedpotential/contract/dates";
import { useMemo, useState } from "react";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { useUser } from "../../../lib/session/session.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { countedOn } from "../crm/crm-count.ts";
import { useCrmLeads } from "../crm/use-crm-leads.ts";
import { inMonth } from "../days/day-changes.ts";
import type { KpiDay } from "../days/kpi-day.ts";
import type { useDays } from "../use-days.ts";
import { DayList } from "./day-list.tsx";

const CrmDialog = lazyDialog(
  async () => (await import("../crm/crm-dialog.tsx")).CrmDialog,
  ({ onClose }) => onClose(),
);

interface DaysProps {
  days: readonly KpiDay[];
  month: string | null;
  work: ReturnType<typeof useDays>;
}

export function Days({ days, month, work }: DaysProps) {
  const { empty } = useTexts("kpis");
  const language = useLanguage();
  const { timezone } = useUser();
  const leads = useCrmLeads();
  const [filling, setFilling] = useState<KpiDay | null>(null);
  const hasCrm = leads !== undefined;
  const { set, remove } = work;
  // The very same as long as it can be: each row looks at it.
  const actions = useMemo(() => ({ set, remove, fill: hasCrm ? setFilling : undefined }), [set, remove, hasCrm]);
  return (
    <>
      {month !== null && inMonth(days, month).length === 0 && (
        <p className="text-ink-muted text-sm">{empty.month(monthText(month, language))}</p>
      )}
      <DayList days={days} month={month} target={work.target} onMove={work.move} actions={actions} />
      {filling && leads && (
        <CrmDialog
          day={filling}
          counted={countedOn(leads, filling.date, (instant) => dayIn(new Date(instant), timezone))}
          onApply={(counts) => work.fill(filling, counts)}
          onClose={() => setFilling(null)}
        />
      )}
    </>
  );
}
