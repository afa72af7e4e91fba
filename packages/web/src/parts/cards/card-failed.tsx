import { errorText } from "../../texts/error-text.ts";
import { useTexts } from "../../texts/texts.ts";
import { PlainButton } from "../../ui/plain-button.tsx";

interface CardFailedProps {
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** Shows that a card of the overview failed to load. The card has no room for an `ErrorState`. */
export function CardFailed({ title, error, onRetry }: CardFailedProps) {
  const { retry } = useTexts("common");
  return (
    <div role="alert" className="flex flex-col items-start gap-2 text-sm">
      <p className="font-medium">{title}</p>
      <p className="text-pretty text-ink-muted text-xs">{errorText(error)}</p>
      <PlainButton size="sm" onClick={onRetry}>
        {retry}
      </PlainButton>
    </div>
  );
}
