import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextArea } from "../../../ui/text-area.tsx";

interface ManualCopyProps {
  text: string;
  onClose: () => void;
}

export function ManualCopy({ text, onClose }: ManualCopyProps) {
  const { manual, content } = useTexts("templates");
  const common = useTexts("common");
  return (
    <Dialog
      isOpen
      title={manual.title}
      description={manual.description}
      onClose={onClose}
      texts={common}
      footer={<Button slot="close">{common.close}</Button>}
    >
      <TextArea
        label={content}
        value={text}
        isReadOnly
        autoFocus
        rows={10}
        onFocus={({ target }) => target instanceof HTMLTextAreaElement && target.select()}
      />
    </Dialog>
  );
}
