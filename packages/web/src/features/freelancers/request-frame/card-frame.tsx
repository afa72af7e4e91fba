import { RequestConversation } from "../../../parts/request-messages/request-conversation.tsx";
import type { RequestFrameProps } from "./request-frame.ts";

/** Shows a request as a card in a list. Its messages are behind a button. */
export function CardFrame({ head, actions, details, ...conversation }: RequestFrameProps) {
  const { name, isAccepted, messages } = conversation;
  return (
    <li aria-label={name} className="card flex min-w-0 flex-col gap-4 p-5 in-[[role=dialog]]:p-4">
      {head}
      <RequestConversation {...conversation} startsOpen={messages === undefined} actions={actions} />
      {details}
      {!isAccepted && <div className="flex flex-wrap gap-2">{actions}</div>}
    </li>
  );
}
