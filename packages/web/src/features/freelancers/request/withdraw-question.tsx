import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { useTexts } from "../../../texts/texts.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useWithdrawRequest } from "../api.ts";

interface WithdrawQuestionProps {
  request: SentProjectRequest;
  onClose: () => void;
}

export function WithdrawQuestion({ request, onClose }: WithdrawQuestionProps) {
  const { sent: texts } = useTexts("freelancers");
  const { cancel } = useTexts("common");
  const withdraw = useWithdrawRequest();
  return (
    <ConfirmDialog
      isOpen
      title={texts.withdrawTitle}
      description={texts.withdrawText(request.recipient.name)}
      confirmLabel={texts.withdraw}
      cancelLabel={cancel}
      onClose={onClose}
      onConfirm={() => {
        withdraw.run(request);
        onClose();
      }}
    />
  );
}
