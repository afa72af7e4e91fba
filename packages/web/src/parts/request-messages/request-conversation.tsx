import type { Conversation as Messages } from "@linkedpotential/contract/request-messages/schema";
import { Suspense } from "react";
import { lazyPart } from "../../lib/rendering/lazy-part.ts";
import { CrashBoundary } from "../../ui/crash-boundary.tsx";

const Conversation = lazyPart(async () => (await import("./conversation.tsx")).Conversation, "request-messages");

interface RequestConversationProps {
  requestId: number;
  /** Name of the other side. */
  name: string;
  /** Absent while there are no messages. */
  messages: Messages | undefined;
  /** Id with which an address opens the conversation, by default that of the request. */
  addressId?: number;
  /** Shows the messages at once, by default only when the address names them. */
  startsOpen?: boolean;
}

/** Shows the messages under an accepted request behind a button. */
export function RequestConversation({ addressId, startsOpen = false, ...props }: RequestConversationProps) {
  return (
    <CrashBoundary place="part">
      <Suspense fallback={<div className="h-9" />}>
        <Conversation {...props} addressId={addressId ?? props.requestId} startsOpen={startsOpen} />
      </Suspense>
    </CrashBoundary>
  );
}
