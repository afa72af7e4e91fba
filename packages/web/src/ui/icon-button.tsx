import type { ReactNode } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import { type ButtonSize, type ButtonVariant, iconButtonClass } from "./button-style.ts";
import { Spinner } from "./spinner.tsx";

export interface IconButtonProps extends Omit<AriaButtonProps, "className" | "children" | "style"> {
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
}

export function IconButton({ label, icon, variant, size, className, ...props }: IconButtonProps) {
  return (
    <AriaButton {...props} aria-label={label} className={iconButtonClass(variant, size, className)}>
      {props.isPending ? <Spinner /> : icon}
    </AriaButton>
  );
}
