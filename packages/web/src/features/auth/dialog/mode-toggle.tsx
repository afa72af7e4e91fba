import { textLink } from "./text-link.ts";

export function ModeToggle({ question, action, onToggle }: { question: string; action: string; onToggle: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-1.5 pt-1 pb-1 text-ink-muted text-sm">
      {question}
      <button type="button" onClick={onToggle} className={textLink}>
        {action}
      </button>
    </p>
  );
}
