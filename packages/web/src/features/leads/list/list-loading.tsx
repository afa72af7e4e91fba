import { useTexts } from "../../../texts/texts.ts";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";

const rows = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** The place of cards, tools and rows while the leads are on their way. */
export function ListLoading() {
  const { loading } = useTexts("common");
  return (
    <Loading label={loading} className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3">
        <Skeleton className="h-[86px] rounded-lg" />
        <Skeleton className="h-[86px] rounded-lg" />
      </div>
      <Skeleton className="h-9 w-full sm:w-72" />
      <div className="rounded-lg border border-line bg-surface">
        {rows.map((row) => (
          <div key={row} className="flex h-14 items-center gap-4 border-line border-b px-4 last:border-b-0">
            <Skeleton className="size-4.5" />
            <Skeleton className="h-4 w-1/4" />
            <Skeleton className="h-4 flex-1" />
            <Skeleton className="h-4 w-16" />
          </div>
        ))}
      </div>
    </Loading>
  );
}

const columns = rows.slice(0, 4);

/** The place of the board's columns. */
export function BoardLoading() {
  const { loading } = useTexts("common");
  return (
    <Loading label={loading} className="flex gap-3 overflow-hidden">
      {columns.map((column) => (
        <Skeleton key={column} className="h-96 w-64 shrink-0 rounded-lg" />
      ))}
    </Loading>
  );
}

/** The place of the days with their follow-ups. */
export function MeetingsLoading() {
  const { loading } = useTexts("common");
  return (
    <Loading label={loading} className="flex max-w-3xl flex-col gap-5">
      {rows.slice(0, 3).map((day) => (
        <div key={day} className="flex flex-col gap-2">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-28 w-full rounded-lg" />
        </div>
      ))}
    </Loading>
  );
}
