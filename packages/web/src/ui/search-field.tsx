import { Search, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { cx } from "./class-names.ts";
import { inputClass } from "./field-style.ts";

interface SearchFieldProps {
  label: string;
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  /** Shown at the end of the empty field, such as the key that moves the focus into it. */
  hint?: ReactNode;
  className?: string;
}

/**
 * Uses a native search input, because the field of react-aria takes 1.5 times as long to render on slow devices. Escape
 * clears the field.
 */
export function SearchField({ label, clearLabel, value, onChange, maxLength, hint, className }: SearchFieldProps) {
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
    // Stop this Escape. Only a second one, in the empty field, reaches the parent, for example to close a dialog.
    event.stopPropagation();
    onChange("");
  };
  return (
    <div className={cx("relative flex min-w-0 print:hidden", className)}>
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
        className={cx(
          inputClass,
          "pl-9 not-placeholder-shown:pr-9 placeholder:text-sm [&::-webkit-search-cancel-button]:hidden",
          hint ? "pr-9 pointer-coarse:pr-2" : "pr-3",
        )}
      />
      {value === "" && hint && (
        <span className="pointer-events-none absolute inset-y-0 right-2.5 my-auto h-fit">{hint}</span>
      )}
      <button
        type="button"
        aria-label={clearLabel}
        hidden={value === ""}
        // Keep the button out of the tab order, because Escape does the same.
        tabIndex={-1}
        // Keep the focus in the field, so that the on-screen keyboard stays open.
        onMouseDown={(event) => event.preventDefault()}
        onClick={clear}
        className="absolute inset-y-0 right-1 my-auto grid size-7 place-items-center rounded-sm text-ink-subtle hover:bg-hover hover:text-ink"
      >
        <X size={16} aria-hidden />
      </button>
    </div>
  );
}
