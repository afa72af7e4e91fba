import { Check } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { cx } from "./class-names.ts";
import type { Choice } from "./option.tsx";

interface ListPopoverProps<Id extends string> {
  label: string;
  /** The button that opened the list. The list stands below it, so that both need a common positioned parent. */
  triggerRef: RefObject<HTMLElement | null>;
  choices: readonly Choice<Id>[];
  selected: readonly Id[];
  /** Text in place of an empty list. */
  emptyText?: string;
  /** Whether several choices can be selected. A single choice closes the list. */
  isMultiple?: boolean;
  onChange: (selected: Id[]) => void;
  onClose: () => void;
}

/**
 * Shows a list of choices below a button. Its elements are native and the rest of the page stays active: the list box of
 * react-aria takes five times as long to open on slow devices, and an inert page restyles every row (ADR 0037).
 */
export function ListPopover<Id extends string>(props: ListPopoverProps<Id>) {
  const { label, triggerRef, choices, selected, emptyText, isMultiple = false, onChange, onClose } = props;
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => showList(list.current), []);
  const close = () => {
    onClose();
    triggerRef.current?.focus();
  };
  const choose = (id: Id) => {
    const others = selected.filter((one) => one !== id);
    if (!isMultiple) onChange([id]);
    else onChange(others.length < selected.length ? others : inOrder(choices, [...selected, id]));
    if (!isMultiple) close();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Tab") return onClose();
    if (event.key === "Escape") close();
    else if (!moveFocus(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) onClose();
  };
  return (
    <>
      {/* Receives the press outside that closes the list. */}
      <div className="fixed inset-0 z-20" aria-hidden="true" onPointerDown={close} />
      <div
        ref={list}
        role="listbox"
        aria-label={label}
        aria-multiselectable={isMultiple}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        className="absolute top-full left-0 z-20 mt-1 max-h-80 w-max min-w-full max-w-80 overflow-auto rounded-lg border border-line bg-raised p-1 text-ink shadow-float outline-none"
      >
        {choices.map((choice) => (
          <Option
            key={choice.id}
            label={choice.label}
            isSelected={selected.includes(choice.id)}
            onChoose={() => choose(choice.id)}
          />
        ))}
        {choices.length === 0 && <p className="px-2 py-1.5 text-ink-subtle text-xs">{emptyText}</p>}
      </div>
    </>
  );
}

interface OptionProps {
  label: string;
  isSelected: boolean;
  onChoose: () => void;
}

function Option({ label, isSelected, onChoose }: OptionProps) {
  return (
    <div
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      onClick={onChoose}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        onChoose();
      }}
      className="flex min-h-8 cursor-default select-none items-center gap-2 rounded-md px-2 py-1.5 text-sm outline-none hover:bg-hover focus:bg-hover focus-visible:outline-2 focus-visible:outline-focus focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
    >
      <span className="min-w-0 flex-1">{label}</span>
      <Check size={16} aria-hidden className={cx("shrink-0 text-accent-text", !isSelected && "invisible")} />
    </div>
  );
}

const optionsIn = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>("[role=option]")];

/** Focuses the selected option or the first one, and moves a list that would leave the page at the right. */
function showList(list: HTMLElement | null): void {
  if (!list) return;
  const overlap = list.getBoundingClientRect().right - document.documentElement.clientWidth + 8;
  if (overlap > 0) list.style.left = `${-overlap}px`;
  const options = optionsIn(list);
  const selected = options.find((option) => option.getAttribute("aria-selected") === "true");
  (selected ?? options[0] ?? list).focus({ preventScroll: true });
}

/** Moves the focus by arrow keys, Home, End and the first letter of a choice. Returns whether the key was one of them. */
function moveFocus({ key, currentTarget, ctrlKey, metaKey }: KeyboardEvent<HTMLElement>): boolean {
  const options = optionsIn(currentTarget);
  const index = options.findIndex((option) => option.matches(":focus"));
  const places: Record<string, number> = {
    ArrowDown: Math.min(index + 1, options.length - 1),
    ArrowUp: Math.max(index - 1, 0),
    Home: 0,
    End: options.length - 1,
  };
  const place = places[key];
  if (place !== undefined) {
    options[place]?.focus();
    return true;
  }
  if (key.length !== 1 || key === " " || ctrlKey || metaKey) return false;
  const startsWithKey = (option: HTMLElement) => option.textContent?.toLowerCase().startsWith(key.toLowerCase());
  const next = [...options.slice(index + 1), ...options.slice(0, index + 1)].find(startsWithKey);
  next?.focus();
  return true;
}

const inOrder = <Id extends string>(choices: readonly Choice<Id>[], ids: readonly Id[]): Id[] =>
  choices.filter(({ id }) => ids.includes(id)).map(({ id }) => id);
