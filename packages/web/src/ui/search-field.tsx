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

/** The browser's own, drawn anew with each key: with react-aria's a slow device works half as much again. Escape clears it. */
export function SearchField({ label, clearLabel, value, onChange, maxLength, className }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange("");
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The keyboard of a phone lies over what was found.
    if (event.key === "Enter" && matchMedia("(pointer: coarse)").matches) input.current?.blur();
    if (event.key !== "Escape" || value === "") return;
    event.preventDefault();
    // What the field stands in hears the next one.
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
        // Escape does the same.
        tabIndex={-1}
        // The field keeps the focus, and a phone its keyboard.
        onMouseDown={(event) => event.preventDefault()}
        onClick={clear}
        className="absolute inset-y-0 right-1 my-auto grid size-7 place-items-center rounded-sm text-ink-subtle hover:bg-hover hover:text-ink"
      >
        <X size={16} aria-hidden />
      </button>
    </div>
  );
}
