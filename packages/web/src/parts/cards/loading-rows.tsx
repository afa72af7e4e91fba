import { useTexts } from "../../texts/texts.ts";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";

/** In a card of the dashboard, while its two or three rows are loading. */
export function LoadingRows() {
  const { loading } = useTexts("common");
  return (
    <Loading label={loading} className="flex flex-col gap-3">
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-10 w-full" />
    </Loading>
  );
}
