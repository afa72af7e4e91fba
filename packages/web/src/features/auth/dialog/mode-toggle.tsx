export const textLink =
  "inline-flex min-h-6 items-center rounded-sm font-medium text-accent-text text-sm underline-offset-4 hover:underline pointer-coarse:min-h-11";

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
