import type { Conversation } from "@linkedpotential/contract/request-messages/schema";
import { Button } from "react-aria-components/Button";
import { useTexts } from "../../texts/texts.ts";
import { cx } from "../../ui/class-names.ts";
import { useMessageAge } from "./message-age.tsx";

interface PreviewProps {
  messages: Conversation | undefined;
  onOpen: () => void;
}

/** Shows who wrote the last message when, and its first line. A press opens all messages. Marks nothing as read. */
export function Preview({ messages, onOpen }: PreviewProps) {
  const { you } = useTexts("request-messages");
  const ageOf = useMessageAge();
  if (!messages?.lastMessage) return null;
  const { text, author } = messages.lastMessage;
  return (
    <div className="flex min-w-0 max-w-3xl flex-col">
      <Button
        onPress={onOpen}
        className={cx(
          "flex min-h-10 w-fit cursor-pointer min-w-0 max-w-[92%] flex-col gap-1 rounded-lg px-3 py-2 text-left text-sm ring-line data-hovered:ring-1 sm:max-w-[80%]",
          "data-focus-visible:outline-2 data-focus-visible:outline-focus",
          author.isOwnSide ? "self-end bg-accent-soft" : "bg-sunken",
        )}
      >
        <span className="flex flex-wrap items-center gap-x-2 text-ink-muted text-xs">
          <span className="font-medium [overflow-wrap:anywhere]">{author.isOwn ? you : author.name}</span>
          {ageOf(messages.lastMessageAt)}
        </span>
        <span className={cx("line-clamp-1 [overflow-wrap:anywhere]", messages.unread > 0 && "font-medium")}>
          {text}
        </span>
      </Button>
    </div>
  );
}
