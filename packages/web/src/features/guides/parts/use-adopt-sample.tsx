import { type ReactNode, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { TemplateListId } from "../../../parts/templates/api.ts";
import { useDraft } from "../../../parts/templates/write/drafts.ts";
import { useTexts } from "../../../texts/texts.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";

interface SampleAdoption {
  /** Ref for the element that contains the editor. Adopting a sample focuses the editor. */
  editors: RefObject<HTMLDivElement | null>;
  adopt: (text: string) => void;
  confirmation: ReactNode;
}

/** Returns `adopt`, which puts a sample into the editor as a draft. It asks first if another draft would be lost. */
export function useAdoptSample(list: TemplateListId): SampleAdoption {
  const { samples } = useTexts("guides");
  const { cancel } = useTexts("common");
  const [draft, setDraft] = useDraft(list);
  const [pendingText, setPendingText] = useState<string | null>(null);
  const editors = useRef<HTMLDivElement>(null);
  const replaceDraft = (text: string) => {
    // Close the confirmation dialog before the focus moves, because it restores the focus when it closes.
    flushSync(() => {
      setPendingText(null);
      setDraft(text);
    });
    editors.current?.querySelector("textarea")?.focus();
  };
  return {
    editors,
    adopt: (text) => (draft.trim() === "" || draft === text ? replaceDraft(text) : setPendingText(text)),
    confirmation: (
      <ConfirmDialog
        isOpen={pendingText !== null}
        tone="primary"
        title={samples.replaceTitle}
        description={samples.replace}
        confirmLabel={samples.adopt}
        cancelLabel={cancel}
        onClose={() => setPendingText(null)}
        onConfirm={() => pendingText !== null && replaceDraft(pendingText)}
      />
    ),
  };
}
