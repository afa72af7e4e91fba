import { CircleAlert } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";

/** Shown when the events could not be loaded. The follow-ups are still shown. */
export function EventsFailed({ onRetry }: { onRetry: () => void }) {
  const { meetings } = useTexts("leads");
  const { retry } = useTexts("common");
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 rounded-lg bg-danger-soft px-4 py-2 text-sm">
      <CircleAlert size={16} aria-hidden className="shrink-0 text-danger-text" />
      <span className="min-w-0 flex-1 text-danger-text">{meetings.eventsFailed}</span>
      <Button size="sm" onPress={onRetry}>
        {retry}
      </Button>
    </div>
  );
}
