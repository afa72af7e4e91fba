import { cx } from "./class-names.ts";

/** `state` is for a disabled button whose text shows the current status and must therefore stay readable. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger" | "state";
export type ButtonSize = "sm" | "md" | "lg";

const base =
  "relative inline-flex shrink-0 select-none items-center justify-center gap-2 rounded-md border text-center font-medium transition-colors [&_svg]:shrink-0 not-[[href^=mailto],[href^=tel]]:print:hidden " +
  "disabled:cursor-not-allowed data-pending:cursor-progress aria-disabled:cursor-not-allowed";
const variants: Record<ButtonVariant, string> = {
  primary:
    "border-transparent bg-accent text-on-accent shadow-control not-disabled:hover:bg-accent-hover not-disabled:active:bg-accent-hover",
  secondary:
    "border-line bg-surface text-ink shadow-control not-disabled:hover:border-line-strong not-disabled:hover:bg-sunken not-disabled:active:bg-sunken",
  quiet:
    "border-transparent bg-transparent text-ink-muted not-disabled:hover:bg-hover not-disabled:hover:text-ink not-disabled:active:bg-hover aria-expanded:bg-hover aria-expanded:text-ink",
  state: "border-line bg-sunken text-ink-muted",
  danger:
    "border-transparent bg-danger text-on-danger shadow-control not-disabled:hover:bg-danger-hover not-disabled:active:bg-danger-hover",
};
const faded = "disabled:opacity-45";
const sizes: Record<ButtonSize, string> = {
  sm: "min-h-8 px-2.5 py-1 text-xs pointer-coarse:min-h-10 pointer-coarse:text-sm",
  md: "min-h-9 px-3.5 py-1.5 text-sm pointer-coarse:min-h-11",
  lg: "min-h-11 px-5 py-2.5 text-base",
};
const squares: Record<ButtonSize, string> = {
  sm: "size-8 pointer-coarse:size-10",
  md: "size-9 pointer-coarse:size-11",
  lg: "size-11",
};

export function buttonClass(variant: ButtonVariant = "secondary", size: ButtonSize = "md", className?: string): string {
  return cx(base, variant !== "state" && faded, "max-w-full", variants[variant], sizes[size], className);
}

export function iconButtonClass(variant: ButtonVariant = "quiet", size: ButtonSize = "md", className?: string): string {
  return cx(base, faded, variants[variant], squares[size], className);
}
