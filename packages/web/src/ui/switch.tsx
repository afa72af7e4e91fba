import type { ReactNode } from "react";
import { type SwitchProps as AriaProps, Switch as AriaSwitch } from "react-aria-components/Switch";
import { cx } from "./class-names.ts";

interface SwitchProps extends Omit<AriaProps, "className" | "children" | "style"> {
  children?: ReactNode;
  className?: string;
}

/** Shows a switch for a setting that applies immediately. In a form with a save button use `Checkbox`. */
export function Switch({ children, className, ...props }: SwitchProps) {
  return (
    <AriaSwitch
      {...props}
      className={cx(
        "group/switch relative inline-flex min-h-6 items-center gap-3 text-sm data-disabled:opacity-45 pointer-coarse:min-h-11",
        className,
      )}
    >
      <span className="flex h-5 w-9 shrink-0 items-center rounded-full border border-transparent bg-line-strong p-0.5 transition-colors group-data-selected/switch:bg-accent group-data-focus-visible/switch:outline-2 group-data-focus-visible/switch:outline-focus group-data-focus-visible/switch:outline-offset-2 forced-colors:border-[ButtonBorder]">
        <span className="size-4 rounded-full bg-surface shadow-control transition-transform group-data-selected/switch:translate-x-3.5 forced-colors:bg-[ButtonText]" />
      </span>
      {children}
    </AriaSwitch>
  );
}
