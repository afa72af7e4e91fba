import type { ReactNode, Ref } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-style.ts";
import { cx } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

export interface ButtonProps extends Omit<AriaButtonProps, "className" | "children" | "style"> {
  children: ReactNode;
  /** Use at most one primary button per view. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * With `isPending` the button keeps its width, shows a spinner and ignores presses, so that a double click submits
 * once.
 */
export function Button({ variant, size, icon, children, className, ...props }: ButtonProps) {
  const isPending = props.isPending === true;
  return (
    <AriaButton {...props} className={buttonClass(variant, size, className)}>
      {isPending && <Spinner className="absolute size-4" />}
      <span className={cx("inline-flex items-center gap-2", isPending && "opacity-0")}>
        {icon}
        {children}
      </span>
    </AriaButton>
  );
}
