import { CircleAlert } from "lucide-react";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/button.tsx";

interface NotStoredProps {
  onRetry: () => void;
  onExport: () => void;
}

export function NotStored({ onRetry, onExport }: NotStoredProps) {
  const { notStored, export: exportLabel } = useTexts("kpis");
  const { retry } = useTexts("common");
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-lg bg-danger-soft px-4 py-3 text-danger-text"
    >
      <CircleAlert size={20} aria-hidden className="shrink-0 self-start" />
      <div className="min-w-0 flex-1 basis-64 text-sm">
        <p className="font-medium">{notStored.title}</p>
        <p>{notStored.description}</p>
      </div>
      <Button size="sm" onPress={onExport}>
        {exportLabel}
      </Button>
      <Button size="sm" onPress={onRetry}>
        {retry}
      </Button>
    </div>
  );
}
