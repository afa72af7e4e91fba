import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { FileX, Inbox } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { isRefusal } from "../../../lib/api/api-error.ts";
import { useUser } from "../../../lib/session/session.ts";
import { premiumOffer } from "../../../parts/plans/premium-offer.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { buttonClass } from "../../../ui/button-style.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ownPostsQuery, receivedQuery, useAnswerRequest } from "../api.ts";
import { listClass, NetworkList } from "../list/network-list.tsx";
import { RequestCard } from "./request-card.tsx";

interface RequestsDialogProps {
  postId: number;
  onClose: () => void;
}

export function RequestsDialog({ postId, onClose }: RequestsDialogProps) {
  const { received: texts } = useTexts("network");
  const common = useTexts("common");
  const answer = useAnswerRequest();
  const title = useOwnPostTitle(postId);
  const [rejected, setRejected] = useState<CollaborationRequest | null>(null);
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
        {(requests, rows) => (
          <ul ref={rows} aria-label={texts.title} className={listClass}>
            {requests.map((request) => (
              <RequestCard
                key={request.id}
                request={request}
                onAccept={() => answer.run({ request, status: "accepted" })}
                onReject={() => setRejected(request)}
              />
            ))}
          </ul>
        )}
      </NetworkList>
      <ConfirmDialog
        isOpen={rejected !== null}
        title={texts.rejectTitle}
        description={rejected && texts.rejectDescription(rejected.requesterName)}
        confirmLabel={texts.reject}
        cancelLabel={common.cancel}
        onClose={() => setRejected(null)}
        onConfirm={() => {
          if (rejected) answer.run({ request: rejected, status: "rejected" });
          setRejected(null);
        }}
      />
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
