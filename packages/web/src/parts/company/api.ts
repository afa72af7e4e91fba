import type { Member } from "@linkedpotential/contract/business/company/schema";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { apiListQuery, apiQuery } from "../../lib/api/query-client.ts";

/** Interval at which members and entries of colleagues appear, in milliseconds. */
const refetchInterval = 60_000;

/** Stale at each visit, because colleagues change all of it. */
export const companyQuery = {
  ...apiQuery("business/get-company"),
  ...{ staleTime: 5_000, refetchInterval, refetchOnWindowFocus: true },
};
export const daysQuery = { ...apiListQuery("business/list-days"), staleTime: 5_000, refetchInterval };
export const learningsQuery = { ...apiListQuery("business/list-learnings"), staleTime: 5_000, refetchInterval };

export function useCompany() {
  return useSuspenseQuery(companyQuery).data;
}

/** Returns a function that finds the member who made an entry. */
export function useAuthors(): (entry: { memberId?: number }) => Member | undefined {
  const { members } = useCompany();
  return useCallback(({ memberId }) => members.find(({ id }) => id === memberId), [members]);
}
