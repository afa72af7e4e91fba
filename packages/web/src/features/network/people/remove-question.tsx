import { useTexts } from "../../../texts/texts.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";

interface RemoveQuestionProps {
  name: string;
  onConfirm: () => void;
  onClose: () => void;
}

export function RemoveQuestion({ name, ...answers }: RemoveQuestionProps) {
  const { people: texts } = useTexts("network");
  const { cancel } = useTexts("common");
  return (
    <ConfirmDialog
      isOpen
      title={texts.removeTitle}
      description={texts.removeDescription(name)}
      confirmLabel={texts.remove}
      cancelLabel={cancel}
      {...answers}
    />
  );
}
