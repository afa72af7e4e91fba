import { useTexts } from "../../texts/texts.ts";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";

export function GuideLoading() {
  const { loading } = useTexts("common");
  return (
    <Loading label={loading} className="flex flex-col gap-6">
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-16 w-full rounded-lg" />
      <Skeleton className="h-96 w-full rounded-lg" />
    </Loading>
  );
}
