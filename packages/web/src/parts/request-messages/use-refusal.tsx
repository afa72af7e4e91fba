import type { ProposalAnswer } from "@linkedpotential/contract/request-messages/proposals";
import type { Conversation } from "@linkedpotential/contract/request-messages/schema";
import { type ReactNode, useState } from "react";
import { useTexts } from "../../texts/texts.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import type { NewMessage } from "./api.ts";
import { useSlotText } from "./proposals/use-slot-text.ts";

interface Refusal {
  /** Whether the message in the field is a refusal. */
  isWritten: boolean;
  setWritten: (isWritten: boolean) => void;
  /** Asks whether the refusal ends the request. Absent without a refusal. */
  field: ReactNode;
  /** Returns the part of the message that declines the open offer, or cancels the agreed date, and ends the request. */
  toSend: () => Pick<NewMessage, "answer" | "progress">;
}

/**
 * Keeps what a company does with a request when it writes a refusal. A message answers one proposal, so that a refusal
 * which declines an offer keeps the agreed date, and says so.
 */
export function useRefusal(messages: Conversation | undefined): Refusal {
  const { refusal: texts } = useTexts("request-messages").starters;
  const textOf = useSlotText();
  const [isWritten, setWritten] = useState(false);
  const [isEnd, setEnd] = useState(true);
  const decline = declineOf(messages);
  const cancellation = cancellationOf(messages);
  const when = cancellation && textOf(cancellation.slot);
  const answer: ProposalAnswer | undefined = decline ?? cancellation;
  return {
    isWritten,
    setWritten: (next) => {
      setWritten(next);
      setEnd(true);
    },
    field: isWritten && (
      <div className="flex flex-col gap-1">
        <Checkbox isSelected={isEnd} onChange={setEnd}>
          {decline ? texts.declineAndEnd : when ? texts.cancelAndEnd(when) : texts.end}
        </Checkbox>
        {decline && when && <p className="text-pretty text-ink-muted text-xs">{texts.dateStays(when)}</p>}
      </div>
    ),
    toSend: () => {
      if (!(isWritten && isEnd)) return {};
      return { progress: "ended", ...(answer && { answer }) };
    },
  };
}

/** Returns the answer that declines the open offer of the other side. */
function declineOf(messages: Conversation | undefined): ProposalAnswer | undefined {
  const offer = messages?.offer;
  if (offer?.status !== "open" || offer.isOwnSide) return undefined;
  return { messageId: offer.messageId, accepted: false };
}

/** Returns the answer that cancels the agreed date. Undefined without one, and once it has begun. */
function cancellationOf(messages: Conversation | undefined) {
  const { status, agreedSlot: slot, messageId = 0 } = messages?.appointment ?? {};
  if (status !== "accepted" || !slot || slot <= new Date().toISOString()) return undefined;
  return { messageId, accepted: false, slot };
}
