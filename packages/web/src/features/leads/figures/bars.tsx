import type { ReactNode } from "react";

interface Bar {
  id: string;
  label: string;
  /** Share of the longest bar, 0 to 1. */
  share: number;
  value: ReactNode;
}

/** Horizontal bars with their labels and values. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  return (
    <ol className="flex flex-col gap-3.5">
      {bars.map(({ id, label, share, value }) => (
        <li key={id}>
          <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
            <span className="min-w-0 text-ink-muted">{label}</span>
            <span className="ml-auto text-right font-medium tabular-nums">{value}</span>
          </div>
          <svg width="100%" height="8" className="block">
            <title>{label}</title>
            <rect width="100%" height="8" rx="4" className="fill-sunken" />
            <rect width={`${share * 100}%`} height="8" rx="4" className="fill-accent" />
          </svg>
        </li>
      ))}
    </ol>
  );
}
