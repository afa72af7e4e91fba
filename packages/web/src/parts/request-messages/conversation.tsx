import type { Conversation as Messages } from "@linkedpotential/contract/request-messages/schema";
import { ChevronDown, MessagesSquare } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useTexts } from "../../texts/texts.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { useMessageAge } from "./message-age.tsx";
import { Thread } from "./thread.tsx";

interface ConversationProps {
  requestId: number;
  name: string;
  messages: Messages | undefined;
  addressId: number;
  startsOpen: boolean;
}

/** Shows a button that opens the messages under a request. An address can name the request to open it at once. */
export function Conversation({ requestId, name, messages, addressId, startsOpen }: ConversationProps) {
  const texts = useTexts("request-messages");
  const ageOf = useMessageAge();
  const threadId = useId();
  const place = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useOpenByAddress(addressId, place, startsOpen);
  const { count = 0, unread = 0, lastMessageAt = "" } = messages ?? {};
  return (
    <section
      ref={place}
      aria-label={texts.with(name)}
      className="flex min-w-0 scroll-my-20 flex-col gap-3 border-line border-t pt-3"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          size="sm"
          variant="quiet"
          className="-ml-2.5"
          icon={<MessagesSquare size={16} aria-hidden />}
          aria-label={texts.with(name)}
          aria-expanded={isOpen}
          {...(isOpen && { "aria-controls": threadId })}
          onPress={() => setOpen(!isOpen)}
        >
          {texts.title}
          <ChevronDown size={16} aria-hidden className={cx("ml-1 inline", isOpen && "rotate-180")} />
        </Button>
        {unread > 0 && <Badge tone="accent">{texts.unread(unread)}</Badge>}
        {lastMessageAt && !isOpen && (
          <span className="text-ink-muted text-xs">{texts.lastAt(count, ageOf(lastMessageAt))}</span>
        )}
      </div>
      {isOpen && (
        <div id={threadId}>
          <Thread requestId={requestId} name={name} unread={unread} />
        </div>
      )}
    </section>
  );
}

/** Opens the conversation and scrolls to it when the address starts to name it. */
function useOpenByAddress(id: number, place: React.RefObject<HTMLElement | null>, startsOpen: boolean) {
  const [search] = useSearchParams();
  const isNamed = search.get("messages") === String(id);
  const [wasNamed, setNamed] = useState(isNamed);
  const [isOpen, setOpen] = useState(isNamed || startsOpen);
  if (isNamed !== wasNamed) {
    setNamed(isNamed);
    if (isNamed) setOpen(true);
  }
  useEffect(() => {
    if (isNamed) place.current?.scrollIntoView({ block: "center" });
  }, [isNamed, place]);
  return [isOpen, setOpen] as const;
}
