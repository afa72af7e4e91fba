import type { Template } from "@linkedpotential/contract/templates/schema";
import { useRef, useState } from "react";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { toast } from "../../../lib/toast.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import type { Channel } from "../channels.ts";
import { CopyIcon } from "../copy/copy-icon.tsx";
import type { Copy } from "../copy/use-copy.ts";
import type { Place } from "../place.ts";
import { ContentField } from "./content-field.tsx";
import { useDraft } from "./drafts.ts";

const SaveDialog = lazyDialog(
  async () => (await import("./save-dialog.tsx")).SaveDialog,
  ({ onClose }) => onClose(),
);

interface WriteTemplateProps {
  place: Place;
  title: string;
  channel: Channel | undefined;
  copy: Copy;
  isStartedByHand: boolean;
  onSaved: (template: Template) => void;
  onPlan?: (title: string) => void;
  onDiscard?: () => void;
}

export function WriteTemplate(props: WriteTemplateProps) {
  const { place, title, channel, copy, isStartedByHand, onSaved, onPlan, onDiscard } = props;
  const texts = useTexts("templates");
  const common = useTexts("common");
  const [draft, setDraft] = useDraft(place);
  const [asking, setAsking] = useState<"save" | "discard" | null>(null);
  const field = useRef<HTMLDivElement>(null);
  const close = () => setAsking(null);
  const save = () => {
    if (draft.trim() !== "") return setAsking("save");
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
        autoFocus={isStartedByHand}
        value={draft}
        onChange={setDraft}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {onDiscard && (
          <Button variant="quiet" onPress={() => (draft.trim() === "" ? discard() : setAsking("discard"))}>
            {texts.discard}
          </Button>
        )}
        <Button icon={<CopyIcon isCopied={copy.copied === "draft"} />} onPress={() => copy.start("draft", draft)}>
          {texts.copy}
        </Button>
        <Button variant="primary" aria-haspopup="dialog" onPress={save}>
          {texts.save.open}
        </Button>
      </div>
      {asking === "save" && (
        <SaveDialog
          place={place}
          content={draft}
          placeTitle={title}
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
        isOpen={asking === "discard"}
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
