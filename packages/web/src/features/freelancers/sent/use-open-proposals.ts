import { waitingSlotsOf } from "../../../parts/request-messages/proposals/use-dates-text.ts";
import type { ListedRequest } from "./listed-request.ts";
import { useListedRequests } from "./use-listed-requests.ts";

interface OpenProposals {
  /** Loaded requests with an offer that the company can accept. */
  offered: ListedRequest[];
  /** Loaded requests with dates of the freelancer, one of which the company can accept. */
  dated: ListedRequest[];
}

/** Returns the requests with a proposal that waits for the answer of the company. */
export function useOpenProposals(): OpenProposals {
  const { items } = useListedRequests();
  return {
    offered: items.filter(({ request }) => request.conversation?.offer?.status === "open"),
    dated: items.filter(({ request }) => waitingSlotsOf(request).length > 0),
  };
}
