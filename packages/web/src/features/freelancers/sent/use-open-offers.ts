import type { ListedRequest } from "./listed-request.ts";
import { useListedRequests } from "./use-listed-requests.ts";

/** Returns the loaded requests with an offer that the company can accept. */
export const useOpenOffers = (): ListedRequest[] =>
  useListedRequests().items.filter(({ request }) => request.conversation?.offer?.status === "open");
