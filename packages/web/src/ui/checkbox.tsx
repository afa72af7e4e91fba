import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaProps } from "react-aria-components/Checkbox";
import { cx } from "./class-names.ts";

interface CheckboxProps extends Omit<AriaProps, "className" | "children" | "style"> {
  /** Without a visible text pass `aria-label`. */
  children?: ReactNode;
  className?: string;
}

const box =
  "grid size-4.5 shrink-0 place-items-center rounded-sm border border-line-strong bg-surface text-on-accent transition-colors " +
  "group-data-hovered/check:border-accent group-data-selected/check:border-accent group-data-selected/check:bg-accent " +
  "group-data-indeterminate/check:border-accent group-data-indeterminate/check:bg-accent group-data-invalid/check:border-danger " +
  "group-data-focus-visible/check:outline-2 group-data-focus-visible/check:outline-focus group-data-focus-visible/check:outline-offset-2";

export function Checkbox({ children, className, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...props}
      className={cx(
        "group/check relative inline-flex min-h-6 items-center gap-2.5 text-sm data-disabled:opacity-45 pointer-coarse:min-h-11",
        className,
      )}
    >
      {({ isSelected, isIndeterminate }) => (
        <>
          <span className={box}>
            {isIndeterminate ? (
              <Minus size={14} strokeWidth={3} aria-hidden />
            ) : (
              isSelected && <Check size={14} strokeWidth={3} aria-hidden />
            )}
          </span>
          {children}
        </>
      )}
    </AriaCheckbox>
  );
}
