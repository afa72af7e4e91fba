import { Search, X } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { cx } from "./class-names.ts";
import { inputClass } from "./field-style.ts";

interface SearchFieldProps {
  label: string;
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  className?: string;
}

/** A native search input, because react-aria's field renders 1.5 times as slowly on slow devices. Escape clears it. */
export function SearchField({ label, clearLabel, value, onChange, maxLength, className }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange("");
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // On phones, close the on-screen keyboard, which covers the results.
    if (event.key === "Enter" && matchMedia("(pointer: coarse)").matches) input.current?.blur();
    if (event.key !== "Escape" || value === "") return;
    event.preventDefault();
    // Only a second Escape, in the empty field, reaches the parent.
    event.stopPropagation();
    onChange("");
  };
  return (
    <div className={cx("relative flex min-w-0", className)}>
      <Search
        size={16}
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-subtle"
      />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        maxLength={maxLength}
        className={cx(inputClass, "px-9 [&::-webkit-search-cancel-button]:hidden")}
      />
      <button
        type="button"
        aria-label={clearLabel}
        hidden={value === ""}
        // Not in the tab order, because Escape does the same.
        tabIndex={-1}
        // Keeps the focus in the field, and with it the on-screen keyboard.
        onMouseDown={(event) => event.preventDefault()}
        onClick={clear}
        className="absolute inset-y-0 right-1 my-auto grid size-7 place-items-center rounded-sm text-ink-subtle hover:bg-hover hover:text-ink"
      >
        <X size={16} aria-hidden />
      </button>
    </div>
  );
}
