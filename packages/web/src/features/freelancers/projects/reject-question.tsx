import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import { useTexts } from "../../../texts/texts.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useRejectRequest } from "./api.ts";

interface RejectQuestionProps {
  request: CollaborationRequest;
  onClose: () => void;
}

export function RejectQuestion({ request, onClose }: RejectQuestionProps) {
  const { received: texts } = useTexts("projects");
  const { cancel } = useTexts("common");
  const reject = useRejectRequest();
  return (
    <ConfirmDialog
      isOpen
      title={texts.rejectTitle}
      description={texts.rejectHint(request.requesterName)}
      confirmLabel={texts.reject}
      cancelLabel={cancel}
      onClose={onClose}
      onConfirm={() => {
        reject.run(request);
        onClose();
      }}
    />
  );
}
