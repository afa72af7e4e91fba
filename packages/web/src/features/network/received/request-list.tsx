import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import { useState } from "react";
import { useOpenDialog } from "../../../lib/rendering/dialog-host.tsx";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useAnswerRequest } from "../api.ts";
import { listClass } from "../list/network-list.tsx";
import { RequestCard } from "./request-card.tsx";

const ReplyDialog = lazyDialog(
  async () => (await import("./reply-dialog.tsx")).ReplyDialog,
  ({ onClose }) => onClose(),
);

interface RequestListProps<Request> {
  label: string;
  requests: readonly Request[];
  rows: (element: HTMLElement | null) => void;
  /** Title of the post of a request. Undefined where all requests are about the same post. */
  titleOf?: (request: Request) => string;
}

/** Lists received requests, which can be accepted, with or without a reply, or rejected after a question. */
export function RequestList<Request extends CollaborationRequest>({
  label,
  requests,
  rows,
  titleOf,
}: RequestListProps<Request>) {
  const { received: texts } = useTexts("network");
  const { cancel } = useTexts("common");
  const answer = useAnswerRequest();
  const openDialog = useOpenDialog();
  const [rejected, setRejected] = useState<Request | null>(null);
  return (
    <>
      <ul ref={rows} aria-label={label} className={listClass}>
        {requests.map((request) => (
          <RequestCard
            key={request.id}
            request={request}
            postTitle={titleOf?.(request)}
            onAccept={() => answer.run({ request, status: "accepted" })}
            onReply={() => openDialog((close) => <ReplyDialog request={request} onClose={close} />)}
            onReject={() => setRejected(request)}
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={rejected !== null}
        title={texts.rejectTitle}
        description={rejected && texts.rejectDescription(rejected.requesterName)}
        confirmLabel={texts.reject}
        cancelLabel={cancel}
        onClose={() => setRejected(null)}
        onConfirm={() => {
          if (rejected) answer.run({ request: rejected, status: "rejected" });
          setRejected(null);
        }}
      />
    </>
  );
}
