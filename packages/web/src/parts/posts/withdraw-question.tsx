import { useTexts } from "../../texts/texts.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { type SentRequest, useWithdrawRequest } from "./api.ts";

interface WithdrawQuestionProps {
  request: SentRequest;
  title: string;
  onClose: () => void;
}

export function WithdrawQuestion({ request, title, onClose }: WithdrawQuestionProps) {
  const { withdraw: texts } = useTexts("posts");
  const { cancel } = useTexts("common");
  const withdraw = useWithdrawRequest();
  return (
    <ConfirmDialog
      isOpen
      title={texts.title}
      description={texts.description(title)}
      confirmLabel={texts.confirm}
      cancelLabel={cancel}
      onConfirm={() => {
        onClose();
        withdraw.run(request);
      }}
      onClose={onClose}
    />
  );
}
