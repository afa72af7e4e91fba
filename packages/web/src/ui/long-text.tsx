import { type ReactNode, useCallback, useState } from "react";
import { cx } from "./class-names.ts";

interface LongTextProps {
  text: ReactNode;
  /** Number of lines that are shown at first. */
  lines?: 3 | 6;
  className?: string;
  texts: { showAll: string; showLess: string };
}

/** Shows the beginning of a text, and a button that shows all of it if it is longer. */
export function LongText({ text, lines = 3, className, texts }: LongTextProps) {
  const [isExpanded, setExpanded] = useState(false);
  const [isCut, setCut] = useState(false);
  const observeCut = useCallback((paragraph: HTMLParagraphElement | null) => {
    if (!paragraph) return;
    // Check again after every resize, because the number of lines depends on the width.
    const observer = new ResizeObserver(() => setCut(paragraph.scrollHeight > paragraph.clientHeight));
    observer.observe(paragraph);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={cx("flex flex-col items-start gap-1 text-sm", className)}>
      <p
        ref={isExpanded ? undefined : observeCut}
        className={cx(
          "whitespace-pre-line text-pretty [overflow-wrap:anywhere]",
          !isExpanded && (lines === 3 ? "line-clamp-3" : "line-clamp-6"),
        )}
      >
        {text}
      </p>
      {isCut && (
        <button
          type="button"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
          className="min-h-6 rounded-sm font-medium text-accent-text text-xs hover:underline pointer-coarse:min-h-10"
        >
          {isExpanded ? texts.showLess : texts.showAll}
        </button>
      )}
    </div>
  );
}
