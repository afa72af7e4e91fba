import { type ReactNode, useId } from "react";

interface SectionProps {
  title: string;
  /** Shown at the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

export function RecordSection({ title, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-line border-t py-3.5">
      <div className="mb-1.5 flex min-h-6 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 id={id} className="font-semibold text-sm">
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
