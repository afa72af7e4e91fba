import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { ChevronDown, X } from "lucide-react";
import { memo, useRef, useState } from "react";
import { useTexts } from "../../../../texts/texts.ts";
import { cx } from "../../../../ui/class-names.ts";
import { ListPopover } from "../../../../ui/list-popover.tsx";
import { filterChoices, valueLabel } from "./filter-labels.ts";
import { type FilterName, readFilter } from "./lead-filters.ts";

interface ChipProps {
  name: FilterName;
  /** Value of the filter as in the address. */
  value: string;
  /** All leads, for their tags. */
  leads: readonly LeadRow[];
  onChange: (name: FilterName, values: readonly string[]) => void;
}

/** Button that opens the choices of a filter. While the filter is on, it names its values and has a button to remove it. */
export const FilterChip = memo(function FilterChip({ name, value, leads, onChange }: ChipProps) {
  const texts = useTexts("leads");
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // The address follows in a transition. A second press may come earlier and must find the first one.
  const [chosen, setChosen] = useState<readonly string[]>();
  const values = chosen ?? readFilter(name, value);
  const label = texts.filters.names[name];
  const isOn = values.length > 0;
  const choices = isOn || isOpen ? filterChoices(name, texts, leads) : [];
  const remove = () => {
    onChange(name, []);
    button.current?.focus();
  };
  return (
    <span
      className={cx(
        "relative inline-flex min-w-0 max-w-full items-stretch rounded-full border text-xs",
        isOn ? "border-transparent bg-accent-soft text-accent-text" : "border-line bg-surface text-ink-muted",
      )}
    >
      <button
        ref={button}
        type="button"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="inline-flex min-h-8 min-w-0 items-center gap-1 rounded-full px-3 font-medium hover:bg-hover pointer-coarse:min-h-11"
      >
        <span className="sr-only">{texts.filters.prefix}</span>
        <span className="max-w-60 truncate">
          {isOn ? `${label}: ${values.map((one) => valueLabel(choices, one)).join(", ")}` : label}
        </span>
        {!isOn && <ChevronDown size={14} aria-hidden className="-mr-1 shrink-0" />}
      </button>
      {isOn && (
        <button
          type="button"
          aria-label={texts.filters.remove(label)}
          onClick={remove}
          className="grid w-7 place-items-center rounded-full hover:bg-hover pointer-coarse:w-10"
        >
          <X size={14} aria-hidden />
        </button>
      )}
      {isOpen && (
        <ListPopover
          isMultiple
          label={label}
          triggerRef={button}
          emptyText={texts.filters.noTags}
          choices={choices}
          selected={values}
          onChange={(next) => {
            setChosen(next);
            onChange(name, next);
          }}
          onClose={() => {
            setOpen(false);
            setChosen(undefined);
          }}
        />
      )}
    </span>
  );
});
