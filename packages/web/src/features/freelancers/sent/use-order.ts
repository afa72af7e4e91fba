import { useState } from "react";
import { isNews, type ListedRequest, lastActivityOf } from "./listed-request.ts";

/**
 * Sorts the requests by their last activity, those with something new first. Each keeps the rank that it had when it
 * first appeared, so that none moves while it is read. A message of the user moves its request to the top.
 */
export function useOrder(requests: readonly ListedRequest[]): ListedRequest[] {
  const [ranks, setRanks] = useState<ReadonlyMap<number, string>>(new Map());
  const ranked = requests.flatMap((one) => {
    const known = ranks.get(one.request.id);
    if (known === undefined) return [[one.request.id, rankOf(one)] as const];
    return isWrittenSince(known, one) ? [[one.request.id, firstRank(one)] as const] : [];
  });
  if (ranked.length > 0) setRanks(new Map([...ranks, ...ranked]));
  const rank = ({ request }: ListedRequest) => ranks.get(request.id) ?? "";
  return requests.toSorted((one, other) => rank(other).localeCompare(rank(one)));
}

const firstRank = (one: ListedRequest): string => `1 ${lastActivityOf(one)}`;

const rankOf = (one: ListedRequest): string => (isNews(one) ? firstRank(one) : `0 ${lastActivityOf(one)}`);

/** Tells whether the user has written the last message after the request got its rank. */
const isWrittenSince = (rank: string, one: ListedRequest): boolean =>
  one.request.conversation?.lastMessage?.author.isOwn === true && !rank.endsWith(lastActivityOf(one));
