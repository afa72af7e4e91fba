import type { RequestProgress } from "@linkedpotential/contract/request-messages/schema";
import { type ListedRequest, personOf } from "../../../features/freelancers/sent/listed-request.ts";
import { orderOf } from "../../../features/freelancers/sent/order-of.ts";
import { useListedRequests } from "../../../features/freelancers/sent/use-listed-requests.ts";
import { type AcceptedOffer, acceptedOfferOf, type OrderFacts } from "../../../parts/request-messages/order/order.ts";

export interface Order {
  requestId: number;
  /** Empty when the account of the freelancer is deleted. */
  name: string;
  facts: OrderFacts;
  /** Absent when the company has hired the person without an offer. */
  offer: AcceptedOffer | undefined;
  progress: RequestProgress;
}

/** Returns the loaded requests for which the company has hired somebody, the latest one first. */
export const useOrders = (): Order[] =>
  useListedRequests()
    .items.flatMap(orderIn)
    .sort((one, other) => other.progress.at.localeCompare(one.progress.at));

function orderIn(one: ListedRequest): Order[] {
  const { id: requestId, progress, conversation } = one.request;
  if (progress?.state !== "hired") return [];
  const { name } = personOf(one);
  return [{ requestId, name, progress, facts: orderOf(one), offer: acceptedOfferOf(conversation) }];
}
