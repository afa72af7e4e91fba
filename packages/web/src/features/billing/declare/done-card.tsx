import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { focusOnMount } from "../../../lib/focus/focus.ts";

interface DoneCardProps {
  title: string;
  children: ReactNode;
}

export function DoneCard({ title, children }: DoneCardProps) {
  return (
    <section className="card p-5 md:p-6">
      <h2 ref={focusOnMount} tabIndex={-1} className="flex items-center gap-2.5 font-semibold text-base outline-none">
        <CircleCheck size={20} aria-hidden className="shrink-0 text-good-text" />
        {title}
      </h2>
      {children}
    </section>
  );
}
