import { shortDayText } from "@linkedpotential/contract/date-texts";
import { type CountField, countFields, type KpiDay } from "../../../parts/kpis/kpi-day.ts";
import { useLanguage } from "../../../texts/language.ts";
import { numberText } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { countIn } from "../days/counts.ts";
import type { DayChange } from "../days/day-changes.ts";
import type { CrmCount } from "./crm-count.ts";

const namesMax = 5;

interface CrmDialogProps {
  day: KpiDay;
  counted: CrmCount;
  onApply: (counts: DayChange) => void;
  onClose: () => void;
}

/**
 * Shows which leads the CRM counts for a day, and applies the counts on request. A figure for which no lead was counted
 * stays unchanged.
 */
export function CrmDialog({ day, counted, onApply, onClose }: CrmDialogProps) {
  const { crm } = useTexts("kpis");
  const common = useTexts("common");
  const date = shortDayText(day.date, useLanguage());
  const found = countFields.filter((field) => counted[field].length > 0);
  const apply = () => {
    onApply(Object.fromEntries(found.map((field) => [field, String(counted[field].length)])));
    onClose();
  };
  return (
    <Dialog
      isOpen
      title={crm.title}
      description={date}
      onClose={onClose}
      texts={common}
      footer={
        <>
          <Button slot="close">{found.length > 0 ? common.cancel : common.close}</Button>
          {found.length > 0 && (
            <Button variant="primary" onPress={apply}>
              {crm.apply}
            </Button>
          )}
        </>
      }
    >
      {found.length === 0 ? (
        <p className="text-sm">{crm.nothing}</p>
      ) : (
        <dl className="flex flex-col divide-y divide-line">
          {countFields.map((field) => (
            <CountedField key={field} field={field} day={day} names={counted[field]} />
          ))}
        </dl>
      )}
      <p className="mt-4 text-ink-muted text-sm">{crm.description}</p>
    </Dialog>
  );
}

interface CountedFieldProps {
  field: CountField;
  day: KpiDay;
  names: readonly string[];
}

function CountedField({ field, day, names }: CountedFieldProps) {
  const { crm, columns } = useTexts("kpis");
  const before = countIn(day[field]);
  const isOther = before > 0 && before !== names.length;
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 py-2.5">
      <dt className="text-sm">{columns[field]}</dt>
      <dd className="text-right text-sm tabular-nums">
        {names.length === 0 ? (
          <span className="text-ink-muted">{crm.unchanged}</span>
        ) : (
          <>
            <span className="font-semibold">{numberText(names.length)}</span>
            {isOther && <span className="ml-2 text-ink-muted">{crm.instead(numberText(before))}</span>}
          </>
        )}
      </dd>
      {names.length > 0 && (
        <dd className="col-span-2 mt-0.5 text-ink-muted text-xs">
          {names.slice(0, namesMax).join(", ")} {names.length > namesMax && crm.others(names.length - namesMax)}
        </dd>
      )}
    </div>
  );
}
