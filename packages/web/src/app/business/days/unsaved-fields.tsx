import { shortDayText } from "@linkedpotential/contract/date-texts";
import { CircleAlert } from "lucide-react";
import type { DayField } from "../../../parts/kpis/kpi-day.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";

/** Names the fields that the server does not store, until they are corrected. */
export function UnsavedFields({ fields }: { fields: readonly { date: string; field: DayField }[] }) {
  const { company: texts } = useTexts("business");
  const language = useLanguage();
  const names = fields.map(({ date, field }) => `${texts.fields[field]}, ${shortDayText(date, language)}`);
  return (
    <div role="alert" className="flex gap-3 rounded-lg bg-danger-soft px-4 py-3 text-danger-text">
      <CircleAlert size={20} aria-hidden className="shrink-0" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-medium">{texts.unsavedTitle}</p>
        <p>{texts.unsaved(names.join("; "))}</p>
      </div>
    </div>
  );
}
