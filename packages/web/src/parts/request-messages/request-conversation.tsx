import { Suspense } from "react";
import { lazyPart } from "../../lib/rendering/lazy-part.ts";
import { CrashBoundary } from "../../ui/crash-boundary.tsx";
import type { RequestConversationProps } from "./conversation.tsx";

const Conversation = lazyPart(async () => (await import("./conversation.tsx")).Conversation, "request-messages");

/** Shows a request and its answer as a conversation. The messages after an acceptance are behind a button. */
export function RequestConversation(props: RequestConversationProps) {
  return (
    <CrashBoundary place="part">
      <Suspense fallback={<div className="h-24" />}>
        <Conversation {...props} />
      </Suspense>
    </CrashBoundary>
  );
}
