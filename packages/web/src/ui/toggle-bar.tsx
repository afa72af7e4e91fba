import type { ReactNode } from "react";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { Toolbar } from "react-aria-components/Toolbar";
import { cx } from "./class-names.ts";

export function ToggleBar({ label, children, className }: { label: string; children: ReactNode; className: string }) {
  return (
    <Toolbar
      aria-label={label}
      className={cx("gap-0.5 rounded-md bg-sunken p-0.5 ring-1 ring-line ring-inset", className)}
    >
      {children}
    </Toolbar>
  );
}

interface ToggleBarButtonProps {
  isOn: boolean;
  onPress: () => void;
  children: ReactNode;
}

export function ToggleBarButton({ isOn, onPress, children }: ToggleBarButtonProps) {
  return (
    <ToggleButton
      isSelected={isOn}
      onChange={onPress}
      className="relative flex min-h-8 items-center justify-center whitespace-nowrap rounded-[6px] border border-transparent px-2 text-ink-muted sm:px-2.5 text-sm tabular-nums transition-colors data-hovered:text-ink data-selected:border-line data-selected:bg-raised data-selected:font-medium data-selected:text-ink data-selected:shadow-control data-focus-visible:outline-2 data-focus-visible:outline-focus pointer-coarse:min-h-10 forced-colors:data-selected:border-[Highlight]"
    >
      {children}
    </ToggleButton>
  );
}
