import type { Template } from "@linkedpotential/contract/templates/schema";
import { useRef, useState } from "react";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { toast } from "../../../lib/toast.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { CopyIcon } from "../../../ui/copy-icon.tsx";
import type { TemplateListId } from "../api.ts";
import type { Channel } from "../channels.ts";
import type { Copy } from "../copy/use-copy.ts";
import { ContentField } from "./content-field.tsx";
import { useDraft } from "./drafts.ts";

const SaveDialog = lazyDialog(
  async () => (await import("./save-dialog.tsx")).SaveDialog,
  ({ onClose }) => onClose(),
);

interface WriteTemplateProps {
  list: TemplateListId;
  title: string;
  channel: Channel | undefined;
  copy: Copy;
  hasAutoFocus: boolean;
  onSaved: (template: Template) => void;
  /** Called after a save if there is no task to publish the post yet. Absent for templates that are not posts. */
  onPlan?: (title: string) => void;
  /** Set when the editor can be closed without saving. */
  onDiscard?: () => void;
}

export function WriteTemplate(props: WriteTemplateProps) {
  const { list, title, channel, copy, hasAutoFocus, onSaved, onPlan, onDiscard } = props;
  const texts = useTexts("templates");
  const common = useTexts("common");
  const [draft, setDraft] = useDraft(list);
  const [openDialog, setOpenDialog] = useState<"save" | "discard" | null>(null);
  const field = useRef<HTMLDivElement>(null);
  const close = () => setOpenDialog(null);
  const save = () => {
    if (draft.trim() !== "") return setOpenDialog("save");
    toast({ tone: "error", title: texts.toasts.incomplete });
    field.current?.querySelector("textarea")?.focus();
  };
  const discard = () => {
    close();
    setDraft("");
    onDiscard?.();
  };
  return (
    <div ref={field} className="flex flex-col gap-3 border-line border-t px-4 py-4 sm:px-5">
      <ContentField
        label={texts.contentOf(title)}
        placeholder={texts.contentPlaceholder}
        channel={channel}
        autoFocus={hasAutoFocus}
        value={draft}
        onChange={setDraft}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {onDiscard && (
          <Button variant="quiet" onPress={() => (draft.trim() === "" ? discard() : setOpenDialog("discard"))}>
            {texts.discard}
          </Button>
        )}
        <Button
          icon={<CopyIcon isCopied={copy.copied === "draft"} />}
          onPress={() => copy.start("draft", draft, title)}
        >
          {texts.copy}
        </Button>
        <Button variant="primary" aria-haspopup="dialog" onPress={save}>
          {texts.save.open}
        </Button>
      </div>
      {openDialog === "save" && (
        <SaveDialog
          list={list}
          content={draft}
          listTitle={title}
          isOpen
          onClose={close}
          onSaved={(template) => {
            close();
            setDraft("");
            onSaved(template);
          }}
          {...(onPlan && { onPlan })}
        />
      )}
      <ConfirmDialog
        isOpen={openDialog === "discard"}
        title={common.unsaved.title}
        description={common.unsaved.description}
        confirmLabel={common.unsaved.discard}
        cancelLabel={common.unsaved.stay}
        onConfirm={discard}
        onClose={close}
      />
    </div>
  );
}
