import { errorText } from "../../texts/error-text.ts";
import { useTexts } from "../../texts/texts.ts";
import { ErrorState } from "../../ui/error-state.tsx";

export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { loadFailed } = useTexts("trainings");
  const { retry } = useTexts("common");
  return (
    <div className="rounded-lg border border-line bg-surface">
      <ErrorState title={loadFailed} description={errorText(error)} retryLabel={retry} onRetry={onRetry} />
    </div>
  );
}
