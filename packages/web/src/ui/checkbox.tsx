import { Check, CircleAlert, Minus } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cx } from "./class-names.ts";

interface CheckboxProps {
  /** Visible text. Without it pass `aria-label`. */
  children?: ReactNode;
  "aria-label"?: string;
  name?: string;
  isSelected: boolean;
  isIndeterminate?: boolean;
  isDisabled?: boolean;
  onChange: (isSelected: boolean) => void;
  /** Error text, shown below and announced. */
  errorMessage?: string | undefined;
  className?: string;
}

const boxClass =
  "grid size-4.5 shrink-0 place-items-center rounded-sm border border-line-strong bg-surface text-on-accent transition-colors " +
  "group-hover/check:border-accent peer-checked:border-accent peer-checked:bg-accent " +
  "peer-indeterminate:border-accent peer-indeterminate:bg-accent " +
  "peer-focus-visible:outline-2 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2";

/**
 * Shows a checkbox: an invisible native input above our own box. A native input renders fast, because lists have many
 * checkboxes.
 */
export function Checkbox({
  children,
  isSelected,
  isIndeterminate = false,
  isDisabled,
  onChange,
  errorMessage,
  className,
  ...props
}: CheckboxProps) {
  const errorId = useId();
  const checkbox = (
    <label
      className={cx(
        "group/check relative inline-flex min-h-6 items-center gap-2.5 text-sm has-disabled:opacity-45 pointer-coarse:min-h-11",
        className,
      )}
    >
      <input
        {...props}
        ref={(input) => {
          if (input) input.indeterminate = isIndeterminate;
        }}
        type="checkbox"
        checked={isSelected}
        disabled={isDisabled}
        aria-invalid={errorMessage ? true : undefined}
        aria-describedby={errorMessage ? errorId : undefined}
        data-problem={errorMessage ? "true" : undefined}
        onChange={(event) => onChange(event.target.checked)}
        className="peer absolute inset-0 m-0 size-full scroll-mb-14 opacity-0"
      />
      <span className={boxClass}>
        {isIndeterminate ? (
          <Minus size={14} strokeWidth={3} aria-hidden />
        ) : (
          isSelected && <Check size={14} strokeWidth={3} aria-hidden />
        )}
      </span>
      {children}
    </label>
  );
  return (
    <>
      {checkbox}
      {errorMessage && (
        <p id={errorId} role="alert" className="flex items-start gap-1 text-danger-text text-xs">
          <CircleAlert size={14} aria-hidden className="mt-px shrink-0" />
          {errorMessage}
        </p>
      )}
    </>
  );
}
