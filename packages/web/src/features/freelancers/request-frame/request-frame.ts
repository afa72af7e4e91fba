import type { ReactNode } from "react";
import type { ConversationColumnProps } from "../../../parts/request-messages/conversation-column.tsx";

/** Parts of a request, which a card and the column beside the list of requests arrange differently. */
export interface RequestFrameProps extends Omit<ConversationColumnProps, "children"> {
  /** Shows who the request is from or for, and its state. */
  head: ReactNode;
  actions: ReactNode;
  /** Shown with the conversation, such as how to reach the person. */
  details?: ReactNode;
}
