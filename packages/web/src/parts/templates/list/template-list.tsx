import type { Template } from "@linkedpotential/contract/templates/schema";
import { useState } from "react";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { useDeleteTemplate } from "../api.ts";
import type { Channel } from "../channels.ts";
import type { Copy } from "../copy/use-copy.ts";
import { TemplateCard } from "./template-card.tsx";

const EditDialog = lazyDialog(
  async () => (await import("../write/edit-dialog.tsx")).EditDialog,
  ({ onClose }) => onClose(),
);
const DeleteDialog = lazyDialog(
  async () => (await import("./delete-dialog.tsx")).DeleteDialog,
  ({ onClose }) => onClose(),
);

interface TemplateListProps {
  label: string;
  templates: readonly Template[];
  channel: Channel | undefined;
  copy: Copy;
  savedId: number | null;
}

export function TemplateList({ label, templates, channel, copy, savedId }: TemplateListProps) {
  const remove = useDeleteTemplate();
  const [openDialog, setOpenDialog] = useState<{ action: "edit" | "delete"; template: Template } | null>(null);
  const close = () => setOpenDialog(null);
  return (
    <>
      {templates.length > 0 && (
        <ul aria-label={label} className="divide-y divide-line border-line border-t">
          {templates.map((template) => (
            <TemplateCard
              key={template.id}
              template={template}
              isCopied={copy.copied === template.id}
              isJustSaved={savedId === template.id}
              onCopy={() => copy.start(template.id, template.content, template.title)}
              onEdit={() => setOpenDialog({ action: "edit", template })}
              onDelete={() => setOpenDialog({ action: "delete", template })}
            />
          ))}
        </ul>
      )}
      {openDialog?.action === "edit" && <EditDialog template={openDialog.template} channel={channel} onClose={close} />}
      {openDialog?.action === "delete" && (
        <DeleteDialog
          template={openDialog.template}
          onClose={close}
          onConfirm={() => {
            close();
            remove.run(openDialog.template);
          }}
        />
      )}
    </>
  );
}
