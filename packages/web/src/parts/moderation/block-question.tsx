import { useTexts } from "../../texts/texts.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

interface BlockQuestionProps {
  name: string;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function BlockQuestion({ name, ...answers }: BlockQuestionProps) {
  const { blocking: texts } = useTexts("moderation");
  const { cancel } = useTexts("common");
  return (
    <ConfirmDialog
      isOpen
      title={texts.title(name)}
      description={texts.description}
      confirmLabel={texts.confirm}
      cancelLabel={cancel}
      {...answers}
    />
  );
}
