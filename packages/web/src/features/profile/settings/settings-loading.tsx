import { useTexts } from "../../../texts/texts.ts";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";

const rows = ["1", "2", "3", "4", "5"];

export function SettingsLoading() {
  return (
    <Loading label={useTexts("common").loading}>
      <div className="flex flex-col gap-7">
        <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
        <Skeleton className="h-10" />
        <div className="flex flex-col gap-4">
          {rows.map((row) => (
            <Skeleton key={row} className="h-7" />
          ))}
        </div>
      </div>
    </Loading>
  );
}
