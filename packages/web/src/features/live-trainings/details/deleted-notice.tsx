import { CalendarX } from "lucide-react";
import { isRefusal } from "../../../lib/api/api-error.ts";
import { useTexts } from "../../../texts/texts.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";

/** Whether a read failed because the event is deleted. */
export const isDeleted = (error: unknown): boolean => isRefusal(error, "live_training.not_found");

export function DeletedNotice() {
  const { gone, goneDescription } = useTexts("live-trainings");
  return <EmptyState icon={<CalendarX size={20} aria-hidden />} title={gone} description={goneDescription} />;
}
