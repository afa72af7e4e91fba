import { dateText } from "@linkedpotential/contract/date-texts";
import { nextDate } from "@linkedpotential/contract/leads/next-dates";
import { useQuery } from "@tanstack/react-query";
import { Check, X } from "lucide-react";
import { useState } from "react";
import { apiListQuery } from "../../../lib/api/query-client.ts";
import { useToday } from "../../../lib/use-today.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { type NextStep, statusAfterSending, workdayIn } from "./next-step.ts";
import { useLogSent } from "./use-log-sent.ts";

export interface CopiedMessage {
  leadId: number;
  /** Name of the copied template or sample. */
  template: string;
}

interface SentBarProps {
  message: CopiedMessage;
  next: NextStep;
  onClose: () => void;
}

type Choice = "suggested" | "tomorrow" | "threeDays" | "week" | "none";

/**
 * Offers to log a copied message as sent, with the next follow-up. Nothing is called before the press (D73), because
 * only the person knows whether the message was sent.
 */
export function SentBar({ message, next, onClose }: SentBarProps) {
  const { sent } = useTexts("templates");
  const { close } = useTexts("common");
  const language = useLanguage();
  const today = useToday();
  const { data: leads } = useQuery(apiListQuery("leads/list"));
  const [choice, setChoice] = useState<Choice>("suggested");
  const log = useLogSent(onClose);
  const lead = leads?.find(({ id }) => id === message.leadId);
  if (!lead) return null;
  const dates: Record<Choice, string | null> = {
    suggested: workdayIn(next.days, today),
    tomorrow: nextDate("tomorrow", today),
    threeDays: nextDate("threeDays", today),
    week: nextDate("week", today),
    none: null,
  };
  const status = statusAfterSending(lead, next);
  const save = () => {
    const followUpDate = dates[choice];
    const change = { ...(status && { status }), ...(followUpDate && { followUpDate }) };
    log.run({ lead, template: message.template, change });
  };
  const labels = { ...sent.choices, suggested: dateText(workdayIn(next.days, today), language) };
  return (
    <section
      aria-label={sent.title(lead.name)}
      className="card sticky bottom-20 z-10 mt-4 flex flex-wrap items-end gap-x-5 gap-y-3 p-4 shadow-float md:bottom-4"
    >
      <p className="min-w-0 basis-full font-medium text-sm">{sent.title(lead.name)}</p>
      <RadioGroup<Choice>
        label={sent.next}
        look="segments"
        choices={(["suggested", "tomorrow", "threeDays", "week", "none"] as const).map((id) => ({
          id,
          label: labels[id],
        }))}
        value={choice}
        onChange={setChoice}
      />
      <div className="flex items-center gap-1 max-sm:ml-auto">
        <Button variant="primary" icon={<Check size={16} />} isPending={log.isPending} onPress={save}>
          {sent.log}
        </Button>
        <IconButton label={close} icon={<X size={16} />} onPress={onClose} />
      </div>
    </section>
  );
}
