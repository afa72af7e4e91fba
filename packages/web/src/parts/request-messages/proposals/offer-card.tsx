import { dateText } from "@linkedpotential/contract/date-texts";
import type { Offer } from "@linkedpotential/contract/request-messages/proposals";
import { HandCoins } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useSendMessage } from "../api.ts";
import { OrderButton } from "../order/order-button.tsx";
import { AcceptOfferDialog } from "./lazy-dialogs.ts";
import { ProposalCard, type ProposalProps, useStatusText } from "./proposal-card.tsx";
import { TakeBack } from "./take-back.tsx";
import { useOfferText } from "./use-offer-text.ts";

interface OfferProps extends ProposalProps {
  offer: Offer;
}

/** Shows the offer of a freelancer, which the company accepts or declines. */
export function OfferCard(props: OfferProps) {
  const { offer, isOwnSide, requestId, messageId, order } = props;
  const { offer: texts } = useTexts("request-messages").proposals;
  const language = useLanguage();
  const textOf = useOfferText();
  const waiting = useStatusText(offer.status, isOwnSide);
  const { status, start } = offer;
  return (
    <ProposalCard
      title={texts.card}
      icon={<HandCoins size={16} aria-hidden />}
      status={status}
      statusText={status === "accepted" || status === "declined" ? texts.outcomes[status] : waiting}
    >
      <div>
        <p className="font-medium text-sm tabular-nums">{textOf(offer)}</p>
        <p className="text-ink-muted text-xs">
          {texts.plusTax}
          {start && `, ${texts.startsOn(dateText(start, language))}`}
        </p>
      </div>
      {status === "open" && (isOwnSide ? <Withdraw {...props} /> : <Answers {...props} />)}
      {status === "accepted" && order && (
        <OrderButton requestId={requestId} facts={order} offer={{ ...offer, messageId, isOwnSide }} />
      )}
    </ProposalCard>
  );
}

function Answers({ offer, requestId, messageId, name, asksContact }: OfferProps) {
  const { offer: texts } = useTexts("request-messages").proposals;
  const { cancel } = useTexts("common");
  const price = useOfferText()(offer);
  const send = useSendMessage();
  const [isAsking, setAsking] = useState(false);
  const answer = (accepted: boolean) => {
    setAsking(false);
    const text = accepted ? texts.acceptance(price) : texts.refusal;
    send.run({ requestId, text, answer: { messageId, accepted } });
  };
  return (
    <div className="flex print:hidden flex-wrap gap-2">
      <Button size="sm" variant="primary" isPending={send.isPending} onPress={() => setAsking(true)}>
        {texts.accept}
      </Button>
      <Button size="sm" isDisabled={send.isPending} onPress={() => answer(false)}>
        {texts.decline}
      </Button>
      {isAsking && asksContact && (
        <AcceptOfferDialog {...{ requestId, messageId, name, price }} onClose={() => setAsking(false)} />
      )}
      <ConfirmDialog
        isOpen={isAsking && !asksContact}
        tone="primary"
        title={texts.question}
        description={texts.questionText(name, price)}
        confirmLabel={texts.confirm}
        cancelLabel={cancel}
        onConfirm={() => answer(true)}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}

function Withdraw({ requestId, messageId, name }: OfferProps) {
  const { withdraw, offer: texts } = useTexts("request-messages").proposals;
  return (
    <TakeBack
      {...{ requestId, messageId }}
      texts={{
        ...{ label: withdraw, confirm: withdraw },
        ...{ question: texts.withdrawQuestion, questionText: texts.withdrawQuestionText(name) },
        message: texts.withdrawal,
      }}
    />
  );
}
