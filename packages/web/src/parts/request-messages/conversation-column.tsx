import type { ReactNode } from "react";
import { useTexts } from "../../texts/texts.ts";
import type { RequestConversationProps } from "./conversation.tsx";
import { Opening, writtenEntries } from "./opening.tsx";
import { ScrolledEntries } from "./scrolled-entries.tsx";
import { Thread } from "./thread.tsx";

export interface ConversationColumnProps
  extends Pick<
    RequestConversationProps,
    | "requestId"
    | "name"
    | "author"
    | "company"
    | "asksContact"
    | "order"
    | "opening"
    | "isAccepted"
    | "messages"
    | "progress"
  > {
  /** Shown after request and answer. */
  children?: ReactNode;
}

/**
 * Shows a request, its answer and all messages in a column of limited height. The entries scroll above the field for a
 * message.
 */
export function ConversationColumn({ opening, isAccepted, children, ...props }: ConversationColumnProps) {
  const { openingWith } = useTexts("request-messages");
  const { name } = props;
  const before = (
    <>
      <Opening entries={writtenEntries(opening)} name={name} isWhole />
      {children}
    </>
  );
  if (!isAccepted) return <ScrolledEntries label={openingWith(name)}>{before}</ScrolledEntries>;
  return <Thread {...props} before={before} showsNewest />;
}
