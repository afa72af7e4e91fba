import { useEffect, useRef, useState } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { cx } from "../../../ui/class-names.ts";

/** A text cut to three lines, with a button to show all of it. */
export function LongText({ text, className }: { text: string; className?: string }) {
  const { showAll, showLess } = useTexts("network");
  const [isWhole, setWhole] = useState(false);
  const [isCut, setCut] = useState(false);
  const paragraph = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const { current } = paragraph;
    if (!current || isWhole) return;
    // The number of lines depends on the width.
    const observer = new ResizeObserver(() => setCut(current.scrollHeight > current.clientHeight));
    observer.observe(current);
    return () => observer.disconnect();
  }, [isWhole]);
  return (
    <div className={cx("flex flex-col items-start gap-1 text-sm", className)}>
      <p
        ref={paragraph}
        className={cx("whitespace-pre-line text-pretty [overflow-wrap:anywhere]", !isWhole && "line-clamp-3")}
      >
        {text}
      </p>
      {isCut && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="min-h-6 rounded-sm font-medium text-accent-text text-xs hover:underline pointer-coarse:min-h-10"
        >
          {isWhole ? showLess : showAll}
        </button>
      )}
    </div>
  );
}
