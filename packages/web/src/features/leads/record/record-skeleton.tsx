import { useTexts } from "../../../texts/texts.ts";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";

export function RecordSkeleton() {
  const { loading } = useTexts("common");
  return (
    <Loading label={loading} className="flex flex-col gap-4 pt-2">
      <Skeleton className="h-12" />
      <Skeleton className="h-9" />
      <Skeleton className="h-24" />
      <Skeleton className="h-40" />
    </Loading>
  );
}
