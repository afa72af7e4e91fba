import type { Attachment } from "@linkedpotential/contract/request-messages/attachments";
import { Download } from "lucide-react";
import { downloadFrom } from "../../../lib/api/download.ts";
import { useDownload } from "../../../lib/api/use-download.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { FileFacts } from "./file-facts.tsx";

interface AttachmentCardProps {
  requestId: number;
  messageId: number;
  attachment: Attachment;
  isSending: boolean;
}

/** Shows the file of a message. A press downloads it. */
export function AttachmentCard({ requestId, messageId, attachment, isSending }: AttachmentCardProps) {
  const { file: texts } = useTexts("request-messages");
  const { isLoading, run } = useDownload(texts.downloadFailed);
  const params = { requestId: String(requestId), messageId: String(messageId) };
  return (
    <Button
      className="w-fit"
      data-print="text"
      isDisabled={isSending}
      isPending={isLoading}
      onPress={() => run(() => downloadFrom("request-messages/get-attachment", attachment.name, { params }))}
    >
      <span className="sr-only">{texts.download}</span>
      <FileFacts {...attachment} />
      {!isSending && <Download size={16} aria-hidden className="ml-2 shrink-0 text-ink-muted print:hidden" />}
    </Button>
  );
}
