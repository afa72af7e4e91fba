import { ChevronDown } from "lucide-react";
import { memo, useId, useRef, useState } from "react";
import { useTexts } from "../../../../texts/texts.ts";
import { cx } from "../../../../ui/class-names.ts";
import { controlHeight, controlText, frame } from "../../../../ui/field-style.ts";
import { ListPopover } from "../../../../ui/list-popover.tsx";
import type { StatusFilter } from "../list-parameters.ts";
import { statusChoices } from "./filter-labels.ts";

interface StatusSelectProps {
  status: StatusFilter;
  onStatus: (status: StatusFilter) => void;
}

/** The specified status filter. Other filters, and statuses that it lacks, have chips (D58). */
export const StatusSelect = memo(function StatusSelect({ status, onStatus }: StatusSelectProps) {
  const texts = useTexts("leads");
  const { filter, statuses } = texts;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="relative min-w-[min(10rem,100%)] flex-1 sm:flex-none">
      <span id={`${id}-label`} hidden>
        {filter.label}
      </span>
      <button
        ref={button}
        type="button"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-labelledby={`${id}-value ${id}-label`}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          setOpen(true);
        }}
        className={cx(
          frame,
          controlText,
          controlHeight,
          "flex w-full min-w-0 items-center justify-between gap-2 py-1.5 pr-2.5 pl-3 text-left",
        )}
      >
        <span id={`${id}-value`} className="min-w-0 flex-1">
          {status === "all" ? filter.all : statuses[status]}
        </span>
        <ChevronDown size={16} aria-hidden className="shrink-0 text-ink-subtle" />
      </button>
      {isOpen && (
        <ListPopover<StatusFilter>
          label={filter.label}
          triggerRef={button}
          choices={statusChoices(texts)}
          selected={[status]}
          onChange={([chosen]) => chosen && onStatus(chosen)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
});
