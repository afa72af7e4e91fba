import { dayText } from "@linkedpotential/contract/date-texts";
import { addDays } from "@linkedpotential/contract/dates";
import { useLanguage } from "../../../../texts/language.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { useLeadActions } from "../../lead/lead-actions.tsx";

/** Names a day of the timeline: today and yesterday as words, other days with weekday and date. */
export function DayHeading({ id, day }: { id: string; day: string }) {
  const { timeline } = useTexts("lead-record");
  const language = useLanguage();
  const { today } = useLeadActions();
  const name =
    day === today ? timeline.today : day === addDays(today, -1) ? timeline.yesterday : dayText(day, language);
  return (
    <h4 id={id} className="mb-2 font-medium text-ink-subtle text-xs">
      {name}
    </h4>
  );
}
