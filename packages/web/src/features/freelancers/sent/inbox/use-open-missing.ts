import { useState } from "react";
import type { ListedRequest } from "../listed-request.ts";
import type { ListedRequests } from "../use-listed-requests.ts";
import { useOpenRequest } from "./use-open-request.ts";

/** Tells whether the address names a request that is not loaded. */
export function useIsOpenMissing(requests: readonly ListedRequest[]): boolean {
  const { openId } = useOpenRequest();
  return openId !== null && !requests.some(({ request }) => request.id === openId);
}

/**
 * Tells whether the address names a request that the company does not have. False for a request that was shown before,
 * because the reader has just withdrawn or deleted it.
 */
export function useIsOpenGone({ items, isPending, isIncomplete, isFetching, more }: ListedRequests): boolean {
  const { openId } = useOpenRequest();
  const isMissing = useIsOpenMissing(items);
  const [shownId, setShownId] = useState<number | null>(null);
  if (!isMissing && openId !== shownId) setShownId(openId);
  const isWhole = !isPending && !isIncomplete && !isFetching && !more.hasNextPage;
  return isMissing && isWhole && openId !== shownId;
}
