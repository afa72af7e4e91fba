import type { ReactNode } from "react";
import { cx } from "./class-names.ts";

const tones = {
  neutral: "bg-sunken text-ink-muted ring-line",
  accent: "bg-accent-soft text-accent-text ring-accent-text/20",
  info: "bg-info-soft text-info-text ring-info-text/20",
  warn: "bg-warn-soft text-warn-text ring-warn-text/20",
  danger: "bg-danger-soft text-danger-text ring-danger-text/20",
  good: "bg-good-soft text-good-text ring-good-text/20",
  violet: "bg-violet-soft text-violet-text ring-violet-text/20",
  rose: "bg-rose-soft text-rose-text ring-rose-text/20",
  olive: "bg-olive-soft text-olive-text ring-olive-text/20",
  copper: "bg-copper-soft text-copper-text ring-copper-text/20",
} as const;
export type Tone = keyof typeof tones;

interface BadgeProps {
  children: ReactNode;
  tone?: Tone;
  /** An icon of 12 px, so that color is not the only signal. */
  icon?: ReactNode;
  className?: string;
}

export function Badge({ children, tone = "neutral", icon, className }: BadgeProps) {
  return (
    <span
      className={cx(
        "inline-flex min-h-5.5 w-fit items-center gap-1 rounded-full px-2 py-0.5 font-medium text-xs ring-1 ring-inset forced-colors:border",
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
