import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-style.ts";

interface PlainButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** Renders a native button in our style, for the landing pages, which must stay small. Elsewhere use `Button`. */
export function PlainButton({ variant, size, className, ...props }: PlainButtonProps) {
  return <button type="button" {...props} className={buttonClass(variant, size, className)} />;
}
