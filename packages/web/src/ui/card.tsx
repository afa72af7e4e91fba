import type { ComponentProps, ReactNode } from "react";
import { cx } from "./class-names.ts";
import { CrashBoundary } from "./crash-boundary.tsx";

interface CardProps extends Omit<ComponentProps<"section">, "title"> {
  title?: ReactNode;
  actions?: ReactNode;
  /** Omits the padding, for tables and lists that reach the edges. */
  isFlush?: boolean;
}

export function Card({ title, actions, isFlush = false, className, children, ...props }: CardProps) {
  return (
    <section {...props} className={cx("min-w-0 rounded-lg border border-line bg-surface", className)}>
      {(title || actions) && (
        <header className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 pt-3 pb-2">
          <h2 className="font-semibold text-base">{title}</h2>
          {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
        </header>
      )}
      <div className={isFlush ? undefined : title ? "px-5 pb-5" : "p-5"}>
        <CrashBoundary place="part">{children}</CrashBoundary>
      </div>
    </section>
  );
}
