import type { KeyboardEvent } from "react";
import { RequestConversationColumn } from "../../../parts/request-messages/request-conversation.tsx";
import type { RequestFrameProps } from "./request-frame.ts";

/** Shows a request with its conversation in the column beside the list. Escape returns the focus to its row. */
export function ColumnFrame({ head, actions, details, ...conversation }: RequestFrameProps) {
  const { requestId, name, isAccepted } = conversation;
  // Text fields of react-aria keep their key events from bubbling. The events of menus and dialogs pass through here too.
  const onKeyDownCapture = ({ key, nativeEvent, target, currentTarget }: KeyboardEvent) => {
    if (key !== "Escape" || nativeEvent.isComposing) return;
    if (target instanceof Node && currentTarget.contains(target)) focusRow(requestId);
  };
  return (
    <section aria-label={name} onKeyDownCapture={onKeyDownCapture} className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div className="flex min-w-0 flex-col gap-3 border-line border-b px-4 py-3">
        {head}
        {isAccepted && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      <RequestConversationColumn {...conversation}>{details}</RequestConversationColumn>
      {!isAccepted && <div className="flex flex-wrap gap-2 border-line border-t px-4 py-3">{actions}</div>}
    </section>
  );
}

const focusRow = (requestId: number): void =>
  document.querySelector<HTMLElement>(`[role=option][data-key="${requestId}"]`)?.focus();
