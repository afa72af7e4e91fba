import type { Conversation as Messages, RequestProgress } from "@linkedpotential/contract/request-messages/schema";
import { ChevronDown, MessagesSquare } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useTexts } from "../../texts/texts.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { useMessageAge } from "./message-age.tsx";
import { Opening, type OpeningEntry } from "./opening.tsx";
import { Preview } from "./preview.tsx";
import { Progress } from "./progress.tsx";
import { Thread } from "./thread.tsx";

export interface RequestConversationProps {
  requestId: number;
  /** Name of the other side. */
  name: string;
  /** Request and answer, the first entries of the conversation. */
  opening: readonly OpeningEntry[];
  /** Whether the two may write messages. */
  isAccepted: boolean;
  /** Absent while there are no messages. */
  messages: Messages | undefined;
  progress: RequestProgress | undefined;
  /** Id with which an address opens the conversation, by default that of the request. */
  addressId?: number;
  /** Shows the messages at once, by default only when the address names them. */
  startsOpen?: boolean;
}

/**
 * Shows a request with its answer. Below an accepted one stands the last message, and a button that opens all of them.
 * An address can name the request to open them at once.
 */
export function Conversation({ opening, isAccepted, ...props }: RequestConversationProps) {
  const texts = useTexts("request-messages");
  const { requestId, name, messages, progress, addressId = requestId, startsOpen = false } = props;
  const threadId = useId();
  const place = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useOpenByAddress(addressId, place, startsOpen);
  if (!isAccepted) return <Opening entries={opening} name={name} />;
  return (
    <section
      ref={place}
      aria-label={texts.with(name)}
      className="flex min-w-0 scroll-my-20 flex-col gap-3 border-line border-t pt-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button
            size="sm"
            variant="quiet"
            className="-ml-2.5 whitespace-nowrap"
            icon={<MessagesSquare size={16} aria-hidden />}
            aria-label={texts.with(name)}
            aria-expanded={isOpen}
            {...(isOpen && { "aria-controls": threadId })}
            onPress={() => setOpen(!isOpen)}
          >
            {texts.title}
            <ChevronDown size={16} aria-hidden className={cx("ml-1 inline", isOpen && "rotate-180")} />
          </Button>
          <Counts messages={messages} isOpen={isOpen} />
        </div>
        <Progress requestId={requestId} name={name} progress={progress} />
      </div>
      <Opening entries={opening} name={name} />
      {isOpen ? (
        <div id={threadId}>
          <Thread requestId={requestId} name={name} messages={messages} />
        </div>
      ) : (
        <Preview messages={messages} onOpen={() => setOpen(true)} />
      )}
    </section>
  );
}

function Counts({ messages, isOpen }: { messages: Messages | undefined; isOpen: boolean }) {
  const texts = useTexts("request-messages");
  const ageOf = useMessageAge();
  const { count = 0, unread = 0, lastMessageAt = "" } = messages ?? {};
  return (
    <>
      {unread > 0 && <Badge tone="accent">{texts.unread(unread)}</Badge>}
      {lastMessageAt && !isOpen && (
        <span className="text-ink-muted text-xs">{texts.lastAt(count, ageOf(lastMessageAt))}</span>
      )}
    </>
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
