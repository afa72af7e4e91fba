import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { FileX, Inbox } from "lucide-react";
import { useState } from "react";
import { isRefusal } from "../../../lib/api/api-error.ts";
import { usePages } from "../../../lib/api/use-pages.ts";
import { useUser } from "../../../lib/session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ownPostsQuery, receivedQuery, useAnswerRequest } from "../api.ts";
import { PagedList } from "../list/paged-list.tsx";
import { RequestCard } from "./request-card.tsx";

interface RequestsDialogProps {
  postId: number;
  onClose: () => void;
}

export function RequestsDialog({ postId, onClose }: RequestsDialogProps) {
  const { received: texts } = useTexts("network");
  const common = useTexts("common");
  const pages = usePages(useInfiniteQuery(receivedQuery(postId)));
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
      {isRefusal(pages.error, "post.not_found") ? (
        <EmptyState
          icon={<FileX size={20} aria-hidden />}
          title={texts.postIsGone}
          description={texts.postIsGoneDescription}
        />
      ) : (
        <PagedList
          pages={pages}
          label={texts.title}
          texts={texts}
          icon={<Inbox size={20} aria-hidden />}
          skeletonClass="h-56"
        >
          {(request) => (
            <RequestCard
              key={request.id}
              request={request}
              onAccept={() => answer.run({ request, status: "accepted" })}
              onReject={() => setRejected(request)}
            />
          )}
        </PagedList>
      )}
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

/**
 * Returns the post's title from the cached list. Undefined if the list does not contain the post, because a link may
 * open an older one.
 */
function useOwnPostTitle(postId: number): string | undefined {
  const { items } = usePages(useInfiniteQuery({ ...ownPostsQuery(useUser().id), enabled: false }));
  return items?.find(({ id }) => id === postId)?.title;
}
