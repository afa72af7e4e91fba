import type { ComponentProps } from "react";
import { CardSkeleton } from "../../../parts/cards/card-skeleton.tsx";
import { premiumOffer } from "../../../parts/plans/premium-offer.tsx";
import { useTexts } from "../../../texts/texts.ts";
import type { Load } from "../../../ui/load-boundary.tsx";
import { PagedList } from "../../../ui/paged-list.tsx";
import { Loading } from "../../../ui/skeleton.tsx";

interface NetworkListProps<Item> extends Omit<ComponentProps<typeof PagedList<Item>>, "more" | "load"> {
  texts: ListTexts;
  skeleton?: SkeletonClasses;
  explain?: Load["explain"];
}

interface ListTexts {
  loading: string;
  failed: string;
}

interface SkeletonClasses {
  list?: string;
  item: string;
}

export function NetworkList<Item>({ texts, skeleton, explain = premiumOffer, ...list }: NetworkListProps<Item>) {
  return <PagedList load={{ ...networkLoad(texts, skeleton), explain }} more={useMoreTexts()} {...list} />;
}

export const networkLoad = (
  { loading, failed }: ListTexts,
  { list = listClass, item }: SkeletonClasses = { item: "h-64" },
): Load => ({
  skeleton: (
    <Loading label={loading} className={list}>
      <CardSkeleton className={item} />
      <CardSkeleton className={item} />
    </Loading>
  ),
  failed,
  explain: premiumOffer,
});

export const listClass = "flex flex-col gap-4";

export function useMoreTexts(): { label: string; failed: string } {
  const { more, moreFailed } = useTexts("network");
  return { label: more, failed: moreFailed };
}
