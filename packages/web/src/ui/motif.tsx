import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { Tone } from "./badge.tsx";
import { cx } from "./class-names.ts";

const colors: Record<Tone, string> = {
  neutral: "bg-sunken text-ink-muted",
  accent: "bg-accent-soft text-accent-text",
  info: "bg-info-soft text-info-text",
  warn: "bg-warn-soft text-warn-text",
  danger: "bg-danger-soft text-danger-text",
  good: "bg-good-soft text-good-text",
  violet: "bg-violet-soft text-violet-text",
  rose: "bg-rose-soft text-rose-text",
  olive: "bg-olive-soft text-olive-text",
  copper: "bg-copper-soft text-copper-text",
};

interface MotifProps {
  icon: LucideIcon;
  tone: Tone;
  className?: string;
  iconClass?: string | undefined;
  children?: ReactNode;
}

/** Renders a decorative illustration from CSS and an icon. It needs no download and follows the theme. */
export function Motif({ icon: Icon, tone, className, iconClass, children }: MotifProps) {
  return (
    <div className={cx("relative isolate grid place-items-center overflow-hidden", colors[tone], className)}>
      <Icon
        aria-hidden
        strokeWidth={1}
        className={cx("absolute -right-6 -z-1 -bottom-8 size-36 opacity-20", iconClass)}
      />
      {children}
    </div>
  );
}
