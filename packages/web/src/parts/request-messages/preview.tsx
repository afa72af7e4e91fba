import type { Conversation } from "@linkedpotential/contract/request-messages/schema";
import { Button as AriaButton } from "react-aria-components/Button";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { bubbleClass } from "./entry.tsx";
import { useMessageAge } from "./message-age.tsx";
import type { OpeningEntry } from "./opening.tsx";

interface PreviewProps {
  /** Request and answer, the first entries of the conversation. */
  entries: readonly OpeningEntry[];
  messages: Conversation;
  onOpen: () => void;
}

/**
 * Shows the first lines of the request and of the last message, who wrote it when, and how many entries stand between
 * them. A press opens all of them. Marks nothing as read.
 */
export function Preview({ entries: [first, ...further], messages, onOpen }: PreviewProps) {
  const texts = useTexts("request-messages");
  const between = further.length + messages.count - (messages.lastMessage ? 1 : 0);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {first && (
        <p className="line-clamp-1 text-ink-muted text-sm [overflow-wrap:anywhere]">
          {texts.kinds[first.kind]}: {first.text}
        </p>
      )}
      {between > 0 && (
        <Button size="sm" variant="quiet" className="self-center" onPress={onOpen}>
          {texts.between(between)}
        </Button>
      )}
      <LastMessage messages={messages} onOpen={onOpen} />
    </div>
  );
}

function LastMessage({ messages, onOpen }: { messages: Conversation; onOpen: () => void }) {
  const { you } = useTexts("request-messages");
  const ageOf = useMessageAge();
  if (!messages.lastMessage) return null;
  const { text, author } = messages.lastMessage;
  return (
    <AriaButton
      onPress={onOpen}
      className={cx(
        bubbleClass(author.isOwnSide),
        "min-h-10 cursor-pointer text-left ring-line data-hovered:ring-1",
        "data-focus-visible:outline-2 data-focus-visible:outline-focus",
      )}
    >
      <span className="flex flex-wrap items-center gap-x-2 text-ink-muted text-xs">
        <span className="font-medium [overflow-wrap:anywhere]">{author.isOwn ? you : author.name}</span>
        {ageOf(messages.lastMessageAt)}
      </span>
      <span className={cx("line-clamp-1 [overflow-wrap:anywhere]", messages.unread > 0 && "font-medium")}>{text}</span>
    </AriaButton>
  );
}
