import type { Attachment, AttachmentKind } from "@linkedpotential/contract/request-messages/attachments";
import { FileImage, FileSpreadsheet, FileText, type LucideIcon, Presentation } from "lucide-react";
import { fileSize } from "../../../texts/numbers.ts";

const icons: Record<AttachmentKind, LucideIcon> = {
  pdf: FileText,
  png: FileImage,
  jpeg: FileImage,
  docx: FileText,
  xlsx: FileSpreadsheet,
  pptx: Presentation,
};

/** Shows icon, name and size of a file. */
export function FileFacts({ name, size, kind }: Attachment) {
  const Icon = icons[kind];
  return (
    <span className="flex min-w-0 items-center gap-2 text-left">
      <Icon size={20} aria-hidden className="shrink-0 text-ink-muted" />
      <span className="flex min-w-0 flex-col">
        <span className="font-medium [overflow-wrap:anywhere]">{name}</span>
        <span className="text-ink-muted text-xs tabular-nums">{fileSize(size)}</span>
      </span>
    </span>
  );
}
