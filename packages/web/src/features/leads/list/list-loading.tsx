import { leadStatuses } from "@linkedpotential/contract/leads/statuses";
import { useTexts } from "../../../texts/texts.ts";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";

const rows = ["a", "b", "c", "d", "e", "f", "g", "h"];

export function ListLoading() {
  const { loading } = useTexts("common");
  return (
    <Loading label={loading} className="flex flex-col gap-2 md:gap-4">
      <Head />
      <div className="card">
        {rows.map((row) => (
          <div
            key={row}
            className="flex gap-4 border-line border-b p-4 last:border-b-0 md:h-11 md:items-center md:py-0"
          >
            <Skeleton className="size-4.5 shrink-0" />
            <div className="flex min-w-0 flex-1 flex-col gap-2.5 md:flex-row md:gap-4">
              <Skeleton className="h-4 w-2/5 md:w-1/4" />
              <Skeleton className="h-4 w-4/5 md:w-auto md:flex-1" />
              <Skeleton className="h-4 w-24 md:w-16" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}

function Head() {
  return (
    <>
      <Skeleton className="h-10 w-full rounded-lg" />
      <Skeleton className="h-9 w-full md:w-72" />
      <Skeleton className="hidden h-8 w-full max-w-xl rounded-full md:block" />
    </>
  );
}

export function BoardLoading() {
  const { loading } = useTexts("common");
  return (
    <Loading label={loading} className="flex flex-col gap-2 md:gap-4">
      <Head />
      <Columns />
    </Loading>
  );
}

/** Skeleton of the board's columns, shown while only the board's code is loading. */
export function ColumnsLoading() {
  const { loading } = useTexts("common");
  return (
    <Loading label={loading}>
      <Columns />
    </Loading>
  );
}

const Columns = () => (
  <div className="flex gap-3 overflow-hidden">
    {leadStatuses.map((status) => (
      <Skeleton
        key={status}
        className="h-96 w-[min(18.5rem,85vw)] shrink-0 rounded-lg md:w-auto md:flex-[1_0_12.25rem]"
      />
    ))}
  </div>
);

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
