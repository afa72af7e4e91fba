import { Check, ChevronDown, X } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { cx } from "./class-names.ts";
import { ListPopover } from "./list-popover.tsx";
import type { Choice } from "./option.tsx";

const frame = "relative inline-flex print:hidden min-w-0 max-w-full items-stretch rounded-full border text-xs";
const look = (isOn: boolean) =>
  isOn ? "border-transparent bg-accent-soft text-accent-text" : "border-line bg-surface text-ink-muted";
const button =
  "inline-flex min-h-8 min-w-0 items-center gap-1 rounded-full px-3 font-medium hover:bg-hover pointer-coarse:min-h-11";

interface FilterChipProps<Id extends string> {
  label: string;
  /** Read before the label by screen readers. */
  prefix: string;
  removeLabel: string;
  /** Returns the choices. Only called while the filter is on or its list is open. */
  choices: () => readonly Choice<Id>[];
  selected: readonly Id[];
  emptyText?: string;
  isMultiple?: boolean;
  onChange: (selected: readonly Id[]) => void;
}

/** Button that opens the choices of a filter. While the filter is on, it names its values and has a button to remove it. */
export function FilterChip<Id extends string>(props: FilterChipProps<Id>) {
  const { label, prefix, removeLabel, selected, emptyText, isMultiple = false, onChange } = props;
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // The address follows in a transition. A second press may come earlier and must find the first one.
  const [chosen, setChosen] = useState<readonly Id[]>();
  const values = chosen ?? selected;
  const isOn = values.length > 0;
  const choices = isOn || isOpen ? props.choices() : [];
  const labelOf = (value: Id) => choices.find(({ id }) => id === value)?.label ?? value;
  const remove = () => {
    onChange([]);
    trigger.current?.focus();
  };
  return (
    <span className={cx(frame, look(isOn))}>
      <button
        ref={trigger}
        type="button"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className={button}
      >
        <span className="sr-only">{prefix}</span>
        <span className="max-w-60 truncate">{isOn ? `${label}: ${values.map(labelOf).join(", ")}` : label}</span>
        {!isOn && <ChevronDown size={14} aria-hidden className="-mr-1 shrink-0" />}
      </button>
      {isOn && <RemoveButton label={removeLabel} onPress={remove} />}
      {isOpen && (
        <ListPopover
          isMultiple={isMultiple}
          label={label}
          triggerRef={trigger}
          {...(emptyText !== undefined && { emptyText })}
          choices={choices}
          selected={values}
          onChange={(next) => {
            if (isMultiple) setChosen(next);
            onChange(next);
          }}
          onClose={() => {
            setOpen(false);
            setChosen(undefined);
          }}
        />
      )}
    </span>
  );
}

interface DialogChipProps {
  label: string;
  /** Read before the label by screen readers. */
  prefix: string;
  removeLabel: string;
  /** Value of the filter. Undefined while it is off. */
  value: string | undefined;
  onOpen: () => void;
  onRemove: () => void;
}

/** Button that opens the dialog of a filter. While the filter is on, it names its value and has a button to remove it. */
export function DialogChip({ label, prefix, removeLabel, value, onOpen, onRemove }: DialogChipProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const isOn = value !== undefined;
  const remove = () => {
    onRemove();
    trigger.current?.focus();
  };
  return (
    <span className={cx(frame, look(isOn))}>
      <button ref={trigger} type="button" aria-haspopup="dialog" onClick={onOpen} className={button}>
        <span className="sr-only">{prefix}</span>
        <span className="max-w-60 truncate">{isOn ? `${label}: ${value}` : label}</span>
        {!isOn && <ChevronDown size={14} aria-hidden className="-mr-1 shrink-0" />}
      </button>
      {isOn && <RemoveButton label={removeLabel} onPress={remove} />}
    </span>
  );
}

function RemoveButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid w-7 place-items-center rounded-full hover:bg-hover pointer-coarse:w-10"
    >
      <X size={14} aria-hidden />
    </button>
  );
}

interface ToggleChipProps {
  prefix: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}

/** Button that switches a filter on and off. */
export function ToggleChip({ prefix, isOn, onChange, children }: ToggleChipProps) {
  return (
    <span className={cx(frame, look(isOn))}>
      <button type="button" aria-pressed={isOn} onClick={() => onChange(!isOn)} className={button}>
        {isOn && <Check size={14} aria-hidden className="-ml-1 shrink-0" />}
        <span className="sr-only">{prefix}</span>
        {children}
      </button>
    </span>
  );
}

/** Button at the end of the chips that removes all filters. */
export function ClearChips({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="min-h-8 rounded-full px-2.5 font-medium text-accent-text text-xs hover:bg-hover pointer-coarse:min-h-11"
    >
      {label}
    </button>
  );
}
