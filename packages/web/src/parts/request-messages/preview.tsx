import type { Conversation } from "@linkedpotential/contract/request-messages/schema";
import { Button } from "react-aria-components/Button";
import { useTexts } from "../../texts/texts.ts";
import { cx } from "../../ui/class-names.ts";
import { FileMark } from "./attachments/file-mark.tsx";
import { messageText } from "./attachments/message-text.ts";
import { authorName } from "./author-name.ts";
import { bubbleClass } from "./entry.tsx";
import { useLastProposal } from "./proposals/use-last-proposal.ts";

interface PreviewProps {
  messages: Conversation;
  /** Name of the only person who writes for the other side. */
  author: string | undefined;
  onOpen: () => void;
}

/**
 * Shows the last message in one line, with its author. A proposal is summed up. A press opens all messages. Marks nothing
 * as read.
 */
export function Preview({ messages, author: known, onOpen }: PreviewProps) {
  const { you } = useTexts("request-messages");
  const proposal = useLastProposal()(messages);
  const { lastMessage, unread } = messages;
  if (!lastMessage) return null;
  const { author } = lastMessage;
  return (
    <Button
      onPress={onOpen}
      className={cx(
        bubbleClass(author.isOwnSide),
        "min-h-9 cursor-pointer justify-center text-left ring-line data-hovered:ring-1 pointer-coarse:min-h-11",
        "data-focus-visible:outline-2 data-focus-visible:outline-focus",
      )}
    >
      <span className={cx("line-clamp-1 break-all", unread > 0 && "font-medium")}>
        <span className="text-ink-muted">{`${authorName(author, known) ?? you}: `}</span>
        {proposal === undefined && lastMessage.attachment && <FileMark />}
        {proposal ?? messageText(lastMessage)}
      </span>
    </Button>
  );
}
