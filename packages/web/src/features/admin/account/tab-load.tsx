import type { ReactNode } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { Card } from "../../../ui/card.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";

/** Frame of a tab whose data is loaded when it opens. */
export function TabLoad({ failed, children }: { failed: string; children: ReactNode }) {
  const { loading } = useTexts("admin");
  const skeleton = (
    <Loading label={loading} className="flex flex-col gap-3 p-5">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
    </Loading>
  );
  return (
    <Card isFlush load={{ skeleton, failed }}>
      {children}
    </Card>
  );
}
