import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../../../../texts/texts.ts";
import { Card } from "../../../../ui/card.tsx";
import { LoadBoundary, WaitFor } from "../../../../ui/load-boundary.tsx";
import { Loading, Skeleton } from "../../../../ui/skeleton.tsx";
import { leadsQuery } from "../leads-query.ts";
import { DayList } from "./day-list.tsx";

export function TodayCard() {
  const { title, failed } = useTexts("day").today;
  const { data: leads } = useQuery(leadsQuery);
  return (
    <Card isFlush title={title}>
      <div className="border-line border-t">
        <LoadBoundary skeleton={<LoadingDay />} failed={failed}>
          {leads ? <DayList leads={leads} /> : <WaitFor query={leadsQuery} />}
        </LoadBoundary>
      </div>
    </Card>
  );
}

function LoadingDay() {
  const { loading } = useTexts("day").today;
  return (
    <Loading label={loading} className="divide-y divide-line">
      {["w-3/5", "w-2/5", "w-1/2"].map((width) => (
        <div key={width} className="flex flex-col gap-2.5 px-5 py-4">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-3 w-4/5" />
          <Skeleton className="h-8 w-72 max-w-full" />
        </div>
      ))}
    </Loading>
  );
}
