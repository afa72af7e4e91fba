import { messagesPerRequest } from "@linkedpotential/contract/request-messages/limits";
import type { Conversation, RequestMessage, RequestProgress } from "@linkedpotential/contract/request-messages/schema";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { usePages } from "../../lib/api/use-pages.ts";
import { useTexts } from "../../texts/texts.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { LoadBoundary } from "../../ui/load-boundary.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { isSending, markConversationRead, messagesQuery, refetchRequestLists, useMarkRead } from "./api.ts";
import { AttachmentCard } from "./attachments/attachment-card.tsx";
import { authorName } from "./author-name.ts";
import { Entry, EntryText } from "./entry.tsx";
import { MessageForm } from "./message-form.tsx";
import type { OrderFacts } from "./order/order.ts";
import { Proposals } from "./proposals/proposals.tsx";
import { ScrolledEntries } from "./scrolled-entries.tsx";
import { useSeen } from "./use-seen.ts";

/** Interval in milliseconds at which an open conversation asks for new messages while the tab is visible. */
const askInterval = 15_000;

interface ThreadProps {
  requestId: number;
  /** Name of the other side. */
  name: string;
  /** Name of the only person who writes for the other side. */
  author?: string | undefined;
  /** Company of the other side. Absent as long as it is not shared. */
  company?: string | undefined;
  /** Whether the user has not yet shared contact data with the request, and may do so. */
  asksContact?: boolean | undefined;
  /** Describes the order that an accepted offer makes. */
  order?: OrderFacts | undefined;
  /** State of the messages in the list of requests. */
  messages: Conversation | undefined;
  /** How the company of the reader proceeds. Absent until it has set something, and for a freelancer. */
  progress?: RequestProgress | undefined;
  /** Whether to scroll to the newest message and the field below it. */
  showsNewest: boolean;
  /** Shown before the messages, which then scroll in a column above the field. Absent where the page scrolls. */
  before?: ReactNode;
}

/** Shows the messages under a request, the newest last, and the field for another one. */
export function Thread(props: ThreadProps) {
  const { loading, failed, with: label } = useTexts("request-messages");
  const { name, before } = props;
  const loadingMessages = (
    <Loading label={loading}>
      <Skeleton className="h-16" />
    </Loading>
  );
  const skeleton = before ? (
    <ScrolledEntries label={label(name)}>
      {before}
      {loadingMessages}
    </ScrolledEntries>
  ) : (
    loadingMessages
  );
  return (
    <LoadBoundary skeleton={skeleton} failed={failed} look="compact">
      <Messages {...props} />
    </LoadBoundary>
  );
}

function Messages(props: ThreadProps) {
  const { requestId, name, author, messages, progress, showsNewest, before } = props;
  const texts = useTexts("request-messages");
  // Many conversations without messages may be open. The list of requests tells when somebody writes.
  const refetchInterval = messages || showsNewest ? askInterval : false;
  const { items, more } = usePages({ ...messagesQuery(requestId), refetchInterval });
  const isNew = useNewMessages(items);
  const newestMessage = items.find((message) => !isSending(message));
  const newest = newestMessage?.id;
  const hasUnread = items.some(({ isUnread }) => isUnread);
  const markRead = useMarkRead();
  const seen = useSeen(() => {
    if (newest !== undefined) markRead.run({ requestId, readUntil: newest });
  });
  // A colleague has read the messages, which the cached list of requests does not know yet.
  const isReadElsewhere = !hasUnread && (messages?.unread ?? 0) > 0 && messages?.lastMessage?.id === newest;
  useEffect(() => {
    if (isReadElsewhere) markConversationRead(requestId);
  }, [requestId, isReadElsewhere]);
  // The refetch may return an older list. The effect runs once per message, so that it does not repeat the refetch.
  const isListBehind = newestMessage !== undefined && newestMessage.createdAt > (messages?.lastMessageAt ?? "");
  useEffect(() => {
    if (isListBehind && newest !== undefined) refetchRequestLists();
  }, [newest, isListBehind]);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (showsNewest) end.current?.scrollIntoView({ block: "end" });
  }, [showsNewest]);
  const entries = (
    <>
      {more.hasNextPage && (
        <Button size="sm" className="self-center" isPending={more.isPending} onPress={more.load}>
          {texts.older}
        </Button>
      )}
      {more.hasFailed && (
        <p role="alert" className="text-center text-danger-text text-sm">
          {texts.olderFailed}
        </p>
      )}
      {items.length === 0 ? (
        <p className="text-pretty text-ink-muted text-sm">{texts.empty}</p>
      ) : (
        <ol aria-label={texts.with(name)} aria-live="polite" className="flex min-w-0 flex-col gap-2">
          {items.toReversed().map((message) => (
            <Message
              key={message.id}
              {...proposalPropsOf(props)}
              message={message}
              known={author}
              isNew={isNew(message)}
            />
          ))}
        </ol>
      )}
      {hasUnread && <div key={newest} ref={seen} />}
    </>
  );
  const field =
    items.length < messagesPerRequest ? (
      <MessageForm requestId={requestId} name={name} messages={messages} progress={progress} />
    ) : (
      <p className="text-ink-muted text-sm">{texts.full}</p>
    );
  if (!before) {
    return (
      <div ref={end} className="flex min-w-0 scroll-my-20 flex-col gap-3">
        {entries}
        {field}
      </div>
    );
  }
  return (
    <>
      <ScrolledEntries label={texts.with(name)} startsAtEnd>
        {before}
        {entries}
      </ScrolledEntries>
      <div className="border-line border-t px-4 pt-3 print:hidden pb-[max(1rem,env(safe-area-inset-bottom))]">
        {field}
      </div>
    </>
  );
}

/**
 * Keeps the mark of new messages while the thread is open, although later reads return them as read. An answer of the
 * own side ends the mark of the messages before it.
 */
function useNewMessages(messages: readonly RequestMessage[]): (message: RequestMessage) => boolean {
  const [known, setKnown] = useState<ReadonlySet<number>>(new Set());
  const added = messages.filter(({ id, isUnread }) => isUnread && !known.has(id));
  if (added.length > 0) setKnown(new Set([...known, ...added.map(({ id }) => id)]));
  const answerAt = messages.findIndex(({ author }) => author.isOwnSide);
  const sinceAnswer = answerAt === -1 ? messages : messages.slice(0, answerAt);
  return (message) => sinceAnswer.includes(message) && (message.isUnread || known.has(message.id));
}

type ProposalProps = Pick<ThreadProps, "requestId" | "name" | "company" | "asksContact" | "order">;

const proposalPropsOf = ({ requestId, name, company, asksContact, order }: ThreadProps): ProposalProps => ({
  ...{ requestId, name, company, asksContact, order },
});

interface MessageProps extends ProposalProps {
  message: RequestMessage;
  known: string | undefined;
  isNew: boolean;
}

function Message({ message, known, isNew, ...proposal }: MessageProps) {
  const texts = useTexts("request-messages");
  const { text, attachment, createdAt, author } = message;
  const isUnsent = isSending(message);
  return (
    <Entry
      author={authorName(author, known, { name: proposal.name, company: proposal.company })}
      isOwnSide={author.isOwnSide}
      createdAt={isUnsent ? undefined : createdAt}
      note={
        <>
          {isUnsent && texts.sending}
          {isNew && <Badge tone="accent">{texts.isNew}</Badge>}
        </>
      }
    >
      {text && <EntryText text={text} />}
      {attachment && (
        <AttachmentCard
          requestId={proposal.requestId}
          messageId={message.id}
          attachment={attachment}
          isSending={isUnsent}
        />
      )}
      <Proposals {...proposal} message={message} />
    </Entry>
  );
}
