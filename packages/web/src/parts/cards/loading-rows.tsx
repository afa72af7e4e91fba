import { useTexts } from "../../texts/texts.ts";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";

export function LoadingRows() {
  const { loading } = useTexts("common");
  return (
    <Loading label={loading} className="flex flex-col gap-3">
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-10 w-full" />
    </Loading>
  );
}
