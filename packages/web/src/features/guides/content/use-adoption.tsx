import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { Place } from "../../../parts/templates/place.ts";
import { useDraft } from "../../../parts/templates/write/drafts.ts";
import { useTexts } from "../../../texts/texts.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";

interface Adoption {
  editors: RefObject<HTMLDivElement | null>;
  adopt: (text: string) => void;
  question: ReactNode;
}

export function useAdoption(place: Place): Adoption {
  const { samples } = useTexts("guides");
  const { cancel } = useTexts("common");
  const [draft, setDraft] = useDraft(place);
  const [asked, setAsked] = useState<string | null>(null);
  const [adopted, setAdopted] = useState(0);
  const editors = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Focus only after the confirmation dialog has closed, which would otherwise take the focus back.
    if (adopted > 0) editors.current?.querySelector("textarea")?.focus();
  }, [adopted]);
  const start = (text: string) => {
    setAsked(null);
    setDraft(text);
    setAdopted((count) => count + 1);
  };
  return {
    editors,
    adopt: (text) => (draft.trim() === "" || draft === text ? start(text) : setAsked(text)),
    question: (
      <ConfirmDialog
        isOpen={asked !== null}
        tone="primary"
        title={samples.replaceTitle}
        description={samples.replace}
        confirmLabel={samples.adopt}
        cancelLabel={cancel}
        onClose={() => setAsked(null)}
        onConfirm={() => asked !== null && start(asked)}
      />
    ),
  };
}
