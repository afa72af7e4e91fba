import { Paperclip } from "lucide-react";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { acceptedEndings } from "./use-attachment.ts";

interface AttachButtonProps {
  onFile: (file: File) => void;
  isDisabled: boolean;
}

/** Chooses a file for the next message. A phone has no room for the text of the button. */
export function AttachButton({ onFile, isDisabled }: AttachButtonProps) {
  const { file: texts } = useTexts("request-messages");
  return (
    <FileTrigger
      acceptedFileTypes={acceptedEndings}
      onSelect={(files) => {
        const file = files?.[0];
        if (file) onFile(file);
      }}
    >
      <Button size="sm" variant="quiet" icon={<Paperclip size={16} aria-hidden />} isDisabled={isDisabled}>
        <span className="max-sm:sr-only">{texts.attach}</span>
      </Button>
    </FileTrigger>
  );
}
