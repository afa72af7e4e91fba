import { skipToken } from "@tanstack/react-query";
import { apiPath } from "../lib/api/api.ts";
import { earlyAnswer } from "../lib/api/early-answers.ts";
import { apiListQuery, apiQuery, queryClient } from "../lib/api/query-client.ts";
import type { PreloadPlan } from "./preload-plans.ts";

const cacheList = {
  "tasks/list": () => {
    const { queryKey } = apiQuery("tasks/list");
    return queryClient.prefetchQuery({ queryKey });
  },
  "leads/list": () => {
    const { queryKey, queryFn = skipToken } = apiListQuery("leads/list");
    return queryClient.prefetchQuery({ queryKey, queryFn });
  },
};

/**
 * Puts the lists that were requested early into the cache while the code of the screen loads. So the screen shows them
 * in its first render instead of a skeleton of another height. A failed answer is left to the screen.
 */
export function cacheFirstData({ data }: PreloadPlan): void {
  for (const id of data) {
    earlyAnswer(apiPath(id))?.then(
      ({ ok }) => (ok ? cacheList[id]() : undefined),
      () => undefined,
    );
  }
}
