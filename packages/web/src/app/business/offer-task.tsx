import { offerTotal } from "@linkedpotential/contract/request-messages/proposals";
import type { Task } from "../../features/business/overview/tasks-card.tsx";
import { type ListedRequest, personOf } from "../../features/freelancers/sent/listed-request.ts";
import type { Texts } from "../../texts/areas.ts";
import { euro } from "../../texts/numbers.ts";
import { CrmLink } from "./crm-link.tsx";

/** Returns the task to answer the offer of a freelancer. Undefined without an offer. */
export function offerTask({ offer: texts }: Texts["business"]["tasks"], one: ListedRequest): Task | undefined {
  const { id, conversation } = one.request;
  const { name } = personOf(one);
  const offer = conversation?.offer;
  if (!offer) return undefined;
  const total = offerTotal(offer);
  const title = total === undefined ? texts.titlePerDay(name, euro(offer.amount)) : texts.title(name, euro(total));
  return {
    ...{ id: `offer-${id}`, title, text: texts.text, isDone: false },
    action: <CrmLink address={`requests&messages=${id}`} label={texts.toOffer} />,
  };
}
