import type { Template } from "@linkedpotential/contract/templates/schema";
import { useEffect, useState } from "react";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { useDeleteTemplate } from "../api.ts";
import type { Channel } from "../channels.ts";
import type { Copy } from "../copy/use-copy.ts";
import { TemplateCard } from "./template-card.tsx";

const EditDialog = lazyDialog(
  async () => (await import("../write/edit-dialog.tsx")).EditDialog,
  ({ onClose }) => onClose(),
);
const DeleteQuestion = lazyDialog(
  async () => (await import("./delete-question.tsx")).DeleteQuestion,
  ({ onClose }) => onClose(),
);

interface TemplateListProps {
  label: string;
  templates: readonly Template[];
  channel: Channel | undefined;
  copy: Copy;
  savedId: number | null;
  onDeleted: () => void;
}

export function TemplateList({ label, templates, channel, copy, savedId, onDeleted }: TemplateListProps) {
  const remove = useDeleteTemplate();
  const [asked, setAsked] = useState<{ action: "edit" | "delete"; template: Template } | null>(null);
  const [deletedId, setDeletedId] = useState<number | null>(null);
  const close = () => setAsked(null);
  const isGone = deletedId !== null && !templates.some(({ id }) => id === deletedId);
  useEffect(() => {
    if (!isGone) return;
    setDeletedId(null);
    onDeleted();
  }, [isGone, onDeleted]);
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
              onCopy={() => copy.start(template.id, template.content)}
              onEdit={() => setAsked({ action: "edit", template })}
              onDelete={() => setAsked({ action: "delete", template })}
            />
          ))}
        </ul>
      )}
      {asked?.action === "edit" && <EditDialog template={asked.template} channel={channel} onClose={close} />}
      {asked?.action === "delete" && (
        <DeleteQuestion
          template={asked.template}
          onClose={close}
          onConfirm={() => {
            close();
            setDeletedId(asked.template.id);
            remove.run(asked.template);
          }}
        />
      )}
    </>
  );
}
