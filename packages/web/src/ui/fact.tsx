import type { ReactNode } from "react";

interface FactProps {
  name: string;
  children: ReactNode;
}

/** A name with its value below, in a `dl`. */
export function Fact({ name, children }: FactProps) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-muted text-xs">{name}</dt>
      <dd className="mt-0.5 whitespace-pre-line tabular-nums [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
