import { useTexts } from "../../../texts/texts.ts";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";

export function LoadingEntries() {
  const { loading } = useTexts("common");
  return (
    <Loading label={loading} className="flex flex-col gap-4">
      <Skeleton className="h-9" />
      <Skeleton className="h-9" />
    </Loading>
  );
}
