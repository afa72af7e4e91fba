import { useCallback, useState } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { cx } from "../../../ui/class-names.ts";

export function LongText({ text, className }: { text: string; className?: string }) {
  const { showAll, showLess } = useTexts("network");
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
        className={cx("whitespace-pre-line text-pretty [overflow-wrap:anywhere]", !isExpanded && "line-clamp-3")}
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
          {isExpanded ? showLess : showAll}
        </button>
      )}
    </div>
  );
}
