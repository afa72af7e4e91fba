import { CircleAlert } from "lucide-react";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/button.tsx";

/** Says that changes are kept in the browser because the server has not stored them. */
export function NotSaved({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  const { company } = useTexts("business");
  const { retry } = useTexts("common");
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-lg bg-danger-soft px-4 py-3 text-danger-text"
    >
      <CircleAlert size={20} aria-hidden className="shrink-0 self-start" />
      <div className="min-w-0 flex-1 basis-64 text-sm">
        <p className="font-medium">{company.notSaved}</p>
        <p>{company.notSavedText(reason)}</p>
      </div>
      <Button size="sm" onPress={onRetry}>
        {retry}
      </Button>
    </div>
  );
}
