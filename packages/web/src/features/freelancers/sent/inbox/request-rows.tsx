import type { RequestMessage } from "@linkedpotential/contract/request-messages/schema";
import { Hourglass } from "lucide-react";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { RequestStatus } from "../../../../parts/project-requests/request-status.tsx";
import { FileMark } from "../../../../parts/request-messages/attachments/file-mark.tsx";
import { useMessageAge } from "../../../../parts/request-messages/message-age.tsx";
import { useHasDraft } from "../../../../parts/request-messages/use-draft.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { Badge } from "../../../../ui/badge.tsx";
import { cx } from "../../../../ui/class-names.ts";
import { useDaysWaiting } from "../../unanswered/use-days-waiting.ts";
import { isNews, type ListedRequest, lastActivityOf } from "../listed-request.ts";
import type { MessagesOf } from "../message-search.tsx";
import { useOpenRequest } from "./use-open-request.ts";
import { useRowFacts } from "./use-row-facts.ts";

interface RequestRowsProps {
  requests: readonly ListedRequest[];
  rows: (element: HTMLElement | null) => void;
  /** Returns the messages in which the search looks. */
  messagesOf: MessagesOf;
  /** Text for which the search looks. */
  find: string;
}

/**
 * Lists the requests in narrow rows. The arrow keys move through them, and Enter or a press opens one, so that none is
 * read in passing.
 */
export function RequestRows({ requests, rows, messagesOf, find }: RequestRowsProps) {
  const { sent: texts } = useTexts("freelancers");
  const { openId, open } = useOpenRequest();
  return (
    <ListBox
      ref={rows}
      aria-label={texts.label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={openId === null ? [] : [openId]}
      onSelectionChange={(keys) => {
        const [id] = keys;
        if (typeof id === "number" && id !== openId) open(id);
      }}
      className="min-h-0 flex-1 outline-none lg:overflow-y-auto lg:overscroll-contain"
    >
      {requests.map((one) => (
        <Row key={one.request.id} one={one} messages={messagesOf(one)} find={find} />
      ))}
    </ListBox>
  );
}

interface RowProps extends Pick<RequestRowsProps, "find"> {
  one: ListedRequest;
  messages: readonly RequestMessage[];
}

function Row({ one, messages, find }: RowProps) {
  const { you } = useTexts("request-messages");
  const ageOf = useMessageAge();
  const { name, image, project, about, preview, terms } = useRowFacts(find)(one, messages);
  const isUnread = isNews(one);
  return (
    <ListBoxItem
      id={one.request.id}
      textValue={name}
      className="flex min-w-0 cursor-pointer gap-3 border-line border-b border-l-2 border-l-transparent px-3 py-2.5 text-sm data-selected:border-l-accent data-selected:bg-sunken data-focus-visible:outline-2 data-focus-visible:outline-focus data-focus-visible:-outline-offset-2 data-hovered:not-data-selected:bg-hover forced-colors:not-data-selected:border-l-[Canvas]"
    >
      <Avatar name={name} image={image ?? null} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex min-w-0 items-baseline gap-2">
          <span className={cx("line-clamp-1 flex-1 [overflow-wrap:anywhere]", isUnread && "font-semibold")}>
            {name}
          </span>
          <span className="whitespace-nowrap text-ink-muted text-xs">{ageOf(lastActivityOf(one))}</span>
        </div>
        {project && <span className="line-clamp-1 text-ink-muted text-xs [overflow-wrap:anywhere]">{project}</span>}
        {preview && (
          <span className={cx("line-clamp-1 break-all", isUnread ? "font-medium" : "text-ink-muted")}>
            {preview.author !== name && `${preview.author ?? you}: `}
            {preview.hasFile && <FileMark />}
            {preview.text}
          </span>
        )}
        {terms && <span className="line-clamp-2 text-xs tabular-nums">{terms}</span>}
        <span className="flex min-w-0 items-center gap-2">
          <State one={one} />
          <span className="line-clamp-1 min-w-0 flex-1 break-all text-ink-muted text-xs">{about}</span>
        </span>
      </div>
    </ListBoxItem>
  );
}

/** Shows what is unread or unsent, and the state of the request. */
function State({ one }: { one: ListedRequest }) {
  const { sent: texts } = useTexts("freelancers");
  const { unread, draft } = useTexts("request-messages");
  const { id, status, progress, conversation } = one.request;
  const hasDraft = useHasDraft(id);
  const count = conversation?.unread ?? 0;
  const daysOf = useDaysWaiting();
  const days = one.kind === "sent" ? daysOf(one.request) : undefined;
  return (
    <>
      {isNews(one) && <Badge tone="accent">{count > 0 ? unread(count) : texts.isNew}</Badge>}
      {hasDraft && <Badge>{draft}</Badge>}
      {days === undefined ? (
        <RequestStatus status={status} label={texts.status[status]} progress={progress} />
      ) : (
        <Badge tone="warn" icon={<Hourglass size={12} aria-hidden />}>
          {texts.unanswered(days)}
        </Badge>
      )}
    </>
  );
}
