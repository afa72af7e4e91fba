import { CircleCheck } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";

interface DoneCardProps {
  title: string;
  children: ReactNode;
}

/** Takes the focus when it appears, so that a screen reader reads the title. */
export function DoneCard({ title, children }: DoneCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="rounded-lg border border-line bg-surface p-5 md:p-6">
      <h2 ref={heading} tabIndex={-1} className="flex items-center gap-2.5 font-semibold text-base outline-none">
        <CircleCheck size={20} aria-hidden className="shrink-0 text-good-text" />
        {title}
      </h2>
      {children}
    </section>
  );
}
