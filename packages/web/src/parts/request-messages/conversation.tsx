import type { Conversation as Messages, RequestProgress } from "@linkedpotential/contract/request-messages/schema";
import { ChevronDown, MessagesSquare } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useTexts } from "../../texts/texts.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { useMessageAge } from "./message-age.tsx";
import { Opening, type OpeningEntry, writtenEntries } from "./opening.tsx";
import { AgreedLine } from "./order/agreed-line.tsx";
import type { OrderFacts } from "./order/order.ts";
import { Preview } from "./preview.tsx";
import { Thread } from "./thread.tsx";
import { useHasDraft } from "./use-draft.ts";

export interface RequestConversationProps {
  requestId: number;
  /** Name of the other side. */
  name: string;
  /** Name of the only person who writes for the other side. By default each message names its author. */
  author?: string | undefined;
  /** Company of the other side. Absent as long as it is not shared. */
  company?: string | undefined;
  /** Whether the user has not yet shared contact data with the request, and may do so. */
  asksContact?: boolean;
  /** Describes the order that an accepted offer makes. */
  order?: OrderFacts;
  /** Request and answer, the first entries of the conversation. */
  opening: readonly OpeningEntry[];
  /** Whether the two may write messages. */
  isAccepted: boolean;
  /** Absent while there are no messages. */
  messages: Messages | undefined;
  /** How the company of the reader proceeds. Absent until it has set something, and for a freelancer. */
  progress?: RequestProgress | undefined;
  /** Id with which an address opens the conversation, by default that of the request. */
  addressId?: number;
  /** Further actions, beside the button that opens the messages. */
  actions?: ReactNode;
  /** Shows the messages at once, by default only when the address names them. */
  startsOpen?: boolean;
}

/**
 * Shows a request with its answer. Closes to the last message once the two have written messages. An address can name the
 * request to open them at once.
 */
export function Conversation({ opening, isAccepted, ...props }: RequestConversationProps) {
  const texts = useTexts("request-messages");
  const {
    requestId,
    name,
    author,
    company,
    asksContact,
    order,
    messages,
    actions,
    addressId = requestId,
    startsOpen = false,
  } = props;
  const unread = messages?.unread ?? 0;
  const threadId = useId();
  const [view, setView] = useView(addressId, startsOpen);
  const isOpen = view !== "closed";
  const entries = writtenEntries(opening);
  if (!isAccepted) return <Opening entries={entries} name={name} />;
  return (
    <section aria-label={texts.with(name)} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          size="sm"
          variant={unread > 0 && !isOpen ? "primary" : "secondary"}
          className="whitespace-nowrap"
          icon={<MessagesSquare size={16} aria-hidden />}
          aria-label={texts.with(name)}
          aria-expanded={isOpen}
          {...(isOpen && { "aria-controls": threadId })}
          onPress={() => setView(isOpen ? "closed" : "newest")}
        >
          {texts.title}
          <ChevronDown size={16} aria-hidden className={cx("ml-1 inline", isOpen && "rotate-180")} />
        </Button>
        {unread > 0 && <Badge tone="accent">{texts.unread(unread)}</Badge>}
        {!isOpen && <Summary requestId={requestId} messages={messages} entries={entries.length} />}
        {actions && <div className="flex min-w-0 flex-wrap gap-2 sm:ml-auto">{actions}</div>}
      </div>
      {messages && !isOpen ? (
        <>
          <AgreedLine requestId={requestId} messages={messages} order={order} />
          <Preview messages={messages} author={author} onOpen={() => setView("newest")} />
        </>
      ) : (
        <Opening entries={entries} name={name} />
      )}
      {isOpen && (
        <div id={threadId}>
          <Thread
            requestId={requestId}
            name={name}
            author={author}
            company={company}
            asksContact={asksContact}
            order={order}
            messages={messages}
            showsNewest={view === "newest"}
          />
        </div>
      )}
    </section>
  );
}

interface SummaryProps {
  requestId: number;
  messages: Messages | undefined;
  /** Number of entries that stand before the messages. */
  entries: number;
}

/** Tells whether a message is unsent, how many entries the closed conversation has, and when the last one was written. */
function Summary({ requestId, messages, entries }: SummaryProps) {
  const texts = useTexts("request-messages");
  const ageOf = useMessageAge();
  const hasDraft = useHasDraft(requestId);
  return (
    <>
      {hasDraft && <Badge>{texts.draft}</Badge>}
      {messages?.lastMessageAt && (
        <span className="text-ink-muted text-xs">
          {texts.lastAt(entries + messages.count, ageOf(messages.lastMessageAt))}
        </span>
      )}
    </>
  );
}

/** How much of a conversation is shown: its last message, all messages, or all messages scrolled to the newest. */
type View = "closed" | "open" | "newest";

/** Opens the conversation at the newest message after a press, and when the address starts to name it. */
function useView(id: number, startsOpen: boolean) {
  const [search] = useSearchParams();
  const isNamed = search.get("messages") === String(id);
  const [wasNamed, setNamed] = useState(isNamed);
  const [view, setView] = useState<View>(() => {
    if (isNamed) return "newest";
    return startsOpen ? "open" : "closed";
  });
  if (isNamed !== wasNamed) {
    setNamed(isNamed);
    if (isNamed) setView("newest");
  }
  return [view, setView] as const;
}
