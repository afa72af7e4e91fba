import type { ReactNode } from "react";
import { cx } from "./class-names.ts";

/** Shows a placeholder for loading content. Pass its size with `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx("skeleton block", className ?? "h-4 w-full")} />;
}

/** Wraps the skeletons of a screen and announces once that it is loading. */
export function Loading({ label, children, className }: { label: string; children?: ReactNode; className?: string }) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
