import type { Conversation } from "@linkedpotential/contract/request-messages/schema";
import { type ReactNode, useState } from "react";
import { useTexts } from "../../texts/texts.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import type { NewMessage } from "./api.ts";

interface Refusal {
  /** Whether the message in the field is a refusal. */
  isWritten: boolean;
  setWritten: (isWritten: boolean) => void;
  /** Asks whether the refusal ends the request. Absent without a refusal. */
  field: ReactNode;
  /** Returns the part of the message that declines the open offer and ends the request. */
  toSend: () => Pick<NewMessage, "answer" | "progress">;
}

/** Keeps what a company does with a request when it writes a refusal. */
export function useRefusal(messages: Conversation | undefined): Refusal {
  const { refusal: texts } = useTexts("request-messages").starters;
  const [isWritten, setWritten] = useState(false);
  const [isEnd, setEnd] = useState(true);
  const offer = openOfferOf(messages);
  return {
    isWritten,
    setWritten: (next) => {
      setWritten(next);
      setEnd(true);
    },
    field: isWritten && (
      <Checkbox isSelected={isEnd} onChange={setEnd}>
        {offer ? texts.declineAndEnd : texts.end}
      </Checkbox>
    ),
    toSend: () => {
      if (!(isWritten && isEnd)) return {};
      return { progress: "ended", ...(offer && { answer: { messageId: offer.messageId, accepted: false } }) };
    },
  };
}

/** Returns the offer of the other side that has no answer. */
function openOfferOf(messages: Conversation | undefined): Conversation["offer"] {
  const offer = messages?.offer;
  return offer?.status === "open" && !offer.isOwnSide ? offer : undefined;
}
