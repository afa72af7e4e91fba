import { cx } from "../../ui/class-names.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Placeholder for a card with a person at the top and a button at the bottom. `className` sets the height. */
export function CardSkeleton({ className }: { className: string }) {
  return (
    <div className={cx("card flex flex-col gap-4 p-5", className)}>
      <div className="flex items-center gap-3">
        <Skeleton className="size-9 rounded-full" />
        <Skeleton className="h-4 w-40" />
      </div>
      <Skeleton className="min-h-0 w-full flex-1" />
      <Skeleton className="h-9 w-52 max-w-full" />
    </div>
  );
}
