import { messagesPerRequest } from "@linkedpotential/contract/request-messages/limits";
import type { RequestMessage } from "@linkedpotential/contract/request-messages/schema";
import { useEffect, useState } from "react";
import { usePages } from "../../lib/api/use-pages.ts";
import { useTexts } from "../../texts/texts.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { LoadBoundary } from "../../ui/load-boundary.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { isSending, markConversationRead, messagesQuery } from "./api.ts";
import { MessageAge } from "./message-age.tsx";
import { MessageForm } from "./message-form.tsx";

interface ThreadProps {
  requestId: number;
  /** Name of the other side. */
  name: string;
  /** Number of unread messages that the list of requests names. */
  unread: number;
}

/** Shows the messages under a request, the newest last, and the field for another one. */
export function Thread(props: ThreadProps) {
  const { loading, failed } = useTexts("request-messages");
  const skeleton = (
    <Loading label={loading}>
      <Skeleton className="h-16" />
    </Loading>
  );
  return (
    <LoadBoundary skeleton={skeleton} failed={failed} look="compact">
      <Messages {...props} />
    </LoadBoundary>
  );
}

function Messages({ requestId, name, unread }: ThreadProps) {
  const texts = useTexts("request-messages");
  const { items, more } = usePages(messagesQuery(requestId));
  const isNew = useNewMessages(items);
  const newest = items.find((message) => !isSending(message))?.id;
  // Reading has marked the messages as read, which the cached lists of requests do not know yet.
  useEffect(() => {
    if (newest !== undefined && unread > 0) markConversationRead(requestId);
  }, [requestId, newest, unread]);
  return (
    <div className="flex min-w-0 max-w-3xl flex-col gap-3">
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
            <Message key={message.id} message={message} isNew={isNew(message)} />
          ))}
        </ol>
      )}
      {items.length < messagesPerRequest ? (
        <MessageForm requestId={requestId} name={name} />
      ) : (
        <p className="text-ink-muted text-sm">{texts.full}</p>
      )}
    </div>
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

function Message({ message, isNew }: { message: RequestMessage; isNew: boolean }) {
  const texts = useTexts("request-messages");
  const { text, createdAt, author } = message;
  return (
    <li
      className={cx(
        "flex w-fit min-w-0 max-w-[92%] flex-col gap-1 rounded-lg px-3 py-2 text-sm sm:max-w-[80%]",
        author.isOwnSide ? "self-end bg-accent-soft" : "bg-sunken",
      )}
    >
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted text-xs">
        <span className="font-medium [overflow-wrap:anywhere]">{author.isOwn ? texts.you : author.name}</span>
        {isSending(message) ? texts.sending : <MessageAge createdAt={createdAt} />}
        {isNew && <Badge tone="accent">{texts.isNew}</Badge>}
      </p>
      <p className="whitespace-pre-line text-pretty [overflow-wrap:anywhere]">{text}</p>
    </li>
  );
}
