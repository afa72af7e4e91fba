import { ArrowLeft } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { useFocusAfterChange } from "../../../lib/focus/use-focus-after-change.ts";
import { useHasRoom } from "../../../lib/use-media-query.ts";
import type { ConversationColumnProps } from "../../../parts/request-messages/conversation-column.tsx";
import { RequestConversationColumn } from "../../../parts/request-messages/request-conversation.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useOpenRequest } from "../sent/inbox/use-open-request.ts";

interface RequestFrameProps extends Omit<ConversationColumnProps, "children"> {
  /** Shows who the request is from or for, and its state. */
  head: ReactNode;
  /** Answers or withdraws an open request. */
  actions?: ReactNode;
  /** Shown with the conversation, such as how to reach the person. */
  details?: ReactNode;
}

/**
 * Shows a request with its conversation, in the column beside the list or over the whole screen. Escape returns to the
 * list.
 */
export function RequestFrame({ head, actions, details, ...conversation }: RequestFrameProps) {
  const { requestId, name, isAccepted } = conversation;
  const { sent: texts } = useTexts("freelancers");
  const frame = useRef<HTMLElement>(null);
  const hasRoom = useHasRoom();
  const { close } = useOpenRequest();
  // Accepting removes the button that opened the dialog.
  useFocusAfterChange(frame, isAccepted);
  // Text fields of react-aria keep their key events from bubbling. The events of menus and dialogs pass through here too.
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const { key, nativeEvent, target, currentTarget } = event;
    if (key !== "Escape" || nativeEvent.isComposing) return;
    if (!(target instanceof Node && currentTarget.contains(target))) return;
    if (hasRoom) return focusRow(requestId);
    // The dialog around the request would close it a second time.
    event.stopPropagation();
    close();
  };
  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-label={name}
      data-conversation={hasRoom ? "column" : "screen"}
      onKeyDownCapture={onKeyDownCapture}
      className="flex min-h-0 min-w-0 flex-1 flex-col outline-none low:overflow-y-auto"
    >
      <div className="flex min-w-0 items-start gap-1 border-line border-b py-2 pr-2 pl-1 lg:pr-3 lg:pl-4">
        {!hasRoom && <IconButton label={texts.back} icon={<ArrowLeft size={20} />} onPress={close} />}
        <div className="@container min-w-0 flex-1">{head}</div>
      </div>
      <RequestConversationColumn {...conversation}>{details}</RequestConversationColumn>
      {actions && (
        <div className="flex print:hidden flex-wrap justify-end gap-2 border-line border-t px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          {actions}
        </div>
      )}
    </section>
  );
}

const focusRow = (requestId: number): void =>
  document.querySelector<HTMLElement>(`[role=option][data-key="${requestId}"]`)?.focus();
