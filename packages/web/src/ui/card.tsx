import type { ComponentProps, ReactNode } from "react";
import { cx } from "./class-names.ts";
import { type Load, PartBoundary } from "./load-boundary.tsx";

interface CardProps extends Omit<ComponentProps<"section">, "title"> {
  title?: ReactNode;
  actions?: ReactNode;
  /** Omits the padding, for tables and lists that reach the edges. */
  isFlush?: boolean;
  /** Skeleton and notice for content that suspends until its data has loaded. */
  load?: Load;
}

export function Card({ title, actions, isFlush = false, load, className, children, ...props }: CardProps) {
  return (
    <section {...props} className={cx("card min-w-0", className)}>
      {(title || actions) && (
        <header className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 pt-3 pb-2">
          <h2 className="font-semibold text-base">{title}</h2>
          {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
        </header>
      )}
      <div className={isFlush ? flushClass : title ? "px-5 pb-5" : "p-5"}>
        <PartBoundary load={load}>{children}</PartBoundary>
      </div>
    </section>
  );
}

/** Aligns the outer cells of tables with the title. */
const flushClass = "[&_tr>:first-child]:pl-5 [&_tr>:last-child]:pr-5";
