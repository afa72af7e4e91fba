import { dateText } from "@linkedpotential/contract/date-texts";
import { Link } from "react-router-dom";
import { requestsAddress } from "../../../features/freelancers/sent/person-requests.tsx";
import { OrderButton } from "../../../parts/request-messages/order/order-button.tsx";
import { useOfferText } from "../../../parts/request-messages/proposals/use-offer-text.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { buttonClass } from "../../../ui/button-style.ts";
import { Card } from "../../../ui/card.tsx";
import type { Order } from "./use-orders.ts";

/** Lists hired freelancers, each with the price, the conversation and the sheet of the order. */
export function OrdersCard({ orders }: { orders: readonly Order[] }) {
  const { orders: texts } = useTexts("business");
  return (
    <Card title={texts.title}>
      <ul aria-label={texts.title} className="divide-y divide-line">
        {orders.map((order) => (
          <OrderRow key={order.requestId} order={order} />
        ))}
      </ul>
    </Card>
  );
}

function OrderRow({ order: { requestId, name: knownName, facts, offer } }: { order: Order }) {
  const { company } = useTexts("business");
  const { sent } = useTexts("freelancers");
  const name = knownName || company.formerMember;
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3 text-sm first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-56 [overflow-wrap:anywhere]">
        <p className="font-medium">{name}</p>
        {offer && <Price offer={offer} />}
        {facts.project && <p className="text-ink-muted">{sent.toProject(facts.project)}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Link
          to={{ search: requestsAddress({ messages: String(requestId) }) }}
          aria-label={sent.toConversationOf(name)}
          className={buttonClass("secondary", "sm")}
        >
          {sent.toConversation}
        </Link>
        {offer && <OrderButton requestId={requestId} facts={facts} offer={offer} />}
      </div>
    </li>
  );
}

function Price({ offer }: { offer: NonNullable<Order["offer"]> }) {
  const { startsOn } = useTexts("request-messages").proposals.offer;
  const language = useLanguage();
  const price = useOfferText()(offer);
  return (
    <p className="tabular-nums">
      {[price, offer.start && startsOn(dateText(offer.start, language))].filter(Boolean).join(" · ")}
    </p>
  );
}
