import { type ReactNode, Suspense } from "react";
import { lazyPart } from "../../lib/rendering/lazy-part.ts";
import { CrashBoundary } from "../../ui/crash-boundary.tsx";
import type { RequestConversationProps } from "./conversation.tsx";
import type { ConversationColumnProps } from "./conversation-column.tsx";

const Conversation = lazyPart(async () => (await import("./conversation.tsx")).Conversation, "request-messages");
const Column = lazyPart(async () => (await import("./conversation-column.tsx")).ConversationColumn, "request-messages");

/** Shows a request and its answer as a conversation. The messages after an acceptance are behind a button. */
export function RequestConversation(props: RequestConversationProps) {
  return (
    <Part>
      <Conversation {...props} />
    </Part>
  );
}

/** Shows a request, its answer and all messages in a column of limited height. */
export function RequestConversationColumn(props: ConversationColumnProps) {
  return (
    <Part>
      <Column {...props} />
    </Part>
  );
}

function Part({ children }: { children: ReactNode }) {
  return (
    <CrashBoundary place="part">
      <Suspense fallback={<div className="h-24" />}>{children}</Suspense>
    </CrashBoundary>
  );
}
