import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyState } from "./empty-state.tsx";
import { PlainButton } from "./plain-button.tsx";

interface ErrorStateProps {
  title: ReactNode;
  description?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  isRetrying?: boolean;
}

export function ErrorState({ title, description, retryLabel, onRetry, isRetrying = false }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={<CircleAlert size={20} aria-hidden className="text-danger-text" />}
        title={title}
        description={description}
        action={
          <PlainButton aria-disabled={isRetrying} onClick={onRetry}>
            {retryLabel}
          </PlainButton>
        }
      />
    </div>
  );
}
