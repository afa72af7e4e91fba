import type { ReactNode } from "react";
import { cx } from "../../ui/class-names.ts";

interface ScrolledEntriesProps {
  label: string;
  /** Whether the last entry is in view at first, and stays in view when entries are added. */
  startsAtEnd?: boolean;
  children: ReactNode;
}

/** Shows the entries of a conversation in a part of a column that scrolls on its own. */
export function ScrolledEntries({ label, startsAtEnd = false, children }: ScrolledEntriesProps) {
  return (
    <section
      aria-label={label}
      data-scrolls
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is scrolled with the arrow keys
      tabIndex={0}
      className={cx(
        "flex min-h-0 flex-1 overflow-y-auto low:min-h-40 overscroll-contain focus-visible:outline-2 focus-visible:outline-focus focus-visible:-outline-offset-2",
        startsAtEnd ? "flex-col-reverse" : "flex-col",
      )}
    >
      <div className="mb-auto flex min-w-0 flex-col gap-3 p-4">{children}</div>
    </section>
  );
}
