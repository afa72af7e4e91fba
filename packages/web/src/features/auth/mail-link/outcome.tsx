import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { focusOnMount } from "../../../lib/focus/focus.ts";
import { cx } from "../../../ui/class-names.ts";

const tones = {
  good: "bg-good-soft text-good-text",
  warn: "bg-warn-soft text-warn-text",
  danger: "bg-danger-soft text-danger-text",
  accent: "bg-accent-soft text-accent-text",
} as const;

interface OutcomeProps {
  icon: LucideIcon;
  tone: keyof typeof tones;
  title: string;
  text: ReactNode;
  children?: ReactNode;
}

export function Outcome({ icon: Icon, tone, title, text, children }: OutcomeProps) {
  return (
    <div>
      <span className={cx("grid size-11 place-items-center rounded-md", tones[tone])}>
        <Icon size={20} aria-hidden />
      </span>
      <h1 ref={focusOnMount} tabIndex={-1} className="mt-5 font-semibold text-lg outline-none">
        {title}
      </h1>
      <p className="mt-2 text-ink-muted text-sm">{text}</p>
      {children && <div className="mt-6 flex flex-col gap-2">{children}</div>}
    </div>
  );
}
