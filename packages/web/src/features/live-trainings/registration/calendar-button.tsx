import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { downloadFrom } from "../../../lib/api/download.ts";
import { toast } from "../../../lib/toast.ts";
import { withReason } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";

export function CalendarButton({ event: { id } }: { event: LiveTraining }) {
  const { calendar, toasts } = useTexts("live-trainings");
  const [isLoading, setLoading] = useState(false);
  const load = async () => {
    setLoading(true);
    try {
      await downloadFrom("live-trainings/calendar", `live-event-${id}.ics`, { params: { liveTrainingId: id } });
    } catch (error) {
      toast({ tone: "error", title: toasts.error, description: withReason(toasts.calendarFailed, error) });
    }
    setLoading(false);
  };
  return (
    <Button icon={<CalendarPlus size={16} aria-hidden />} isPending={isLoading} onPress={() => void load()}>
      {calendar}
    </Button>
  );
}
