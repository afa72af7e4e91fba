import { useInfiniteQuery } from "@tanstack/react-query";
import { FileX, Inbox } from "lucide-react";
import { Link } from "react-router-dom";
import { isRefusal } from "../../../lib/api/api-error.ts";
import { useUser } from "../../../lib/session/session.ts";
import { premiumOffer } from "../../../parts/plans/premium-offer.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { buttonClass } from "../../../ui/button-style.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ownPostsQuery, receivedQuery } from "../api.ts";
import { NetworkList } from "../list/network-list.tsx";
import { RequestList } from "./request-list.tsx";

interface RequestsDialogProps {
  postId: number;
  onClose: () => void;
}

export function RequestsDialog({ postId, onClose }: RequestsDialogProps) {
  const { received: texts } = useTexts("network");
  const common = useTexts("common");
  const title = useOwnPostTitle(postId);
  return (
    <Dialog
      isOpen
      size="lg"
      title={texts.title}
      description={
        title === undefined ? undefined : <span className="[overflow-wrap:anywhere]">{texts.about(title)}</span>
      }
      onClose={onClose}
      texts={common}
    >
      <NetworkList
        query={receivedQuery(postId)}
        texts={texts}
        skeleton={{ item: "h-56" }}
        explain={(error) => (isRefusal(error, "post.not_found") ? <DeletedNotice /> : premiumOffer(error))}
        empty={<NoRequests />}
      >
        {(requests, rows) => <RequestList label={texts.title} requests={requests} rows={rows} />}
      </NetworkList>
    </Dialog>
  );
}

/** Says where answered requests are, because the notification of a request still opens this list. */
function NoRequests() {
  const { received: texts, sent } = useTexts("network");
  return (
    <EmptyState
      icon={<Inbox size={20} aria-hidden />}
      title={texts.empty}
      description={texts.emptyDescription}
      action={
        <Link to={{ search: "section=community&view=network&tab=network" }} className={buttonClass()}>
          {sent.toPeople}
        </Link>
      }
    />
  );
}

function DeletedNotice() {
  const { postIsGone, postIsGoneDescription } = useTexts("network").received;
  return <EmptyState icon={<FileX size={20} aria-hidden />} title={postIsGone} description={postIsGoneDescription} />;
}

/** Returns the post's title from the cached list. Undefined if the loaded pages do not contain the post. */
function useOwnPostTitle(postId: number): string | undefined {
  const { data } = useInfiniteQuery({ ...ownPostsQuery(useUser().id), enabled: false });
  return data?.pages.flatMap(({ items }) => items).find(({ id }) => id === postId)?.title;
}
