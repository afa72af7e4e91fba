import { useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useFocusReturn } from "../lib/focus/use-focus-return.ts";
import { crashTexts } from "./crash-texts.ts";
import { PlainButton } from "./plain-button.tsx";

export interface CrashDialogProps {
  onRetry: () => Promise<void>;
  onClose: () => void;
}

/**
 * Replaces a dialog that crashed or could not be loaded. It is a native dialog, because our own dialog component may be
 * what crashed.
 */
export function CrashDialog({ onRetry, onClose }: CrashDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { title, description, retry, close } = crashTexts();
  useFocusReturn(true);
  useLayoutEffect(() => {
    const own = dialog.current;
    own?.showModal();
    return () => own?.close();
  }, []);
  return createPortal(
    // Mark the dialog as top layer, because an open react-aria modal makes everything else outside it inert.
    <dialog
      ref={dialog}
      aria-label={title}
      data-react-aria-top-layer
      className="m-auto w-[calc(100%-2rem)] max-w-md rounded-lg border border-line bg-raised p-5 text-ink shadow-float backdrop:bg-scrim"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Stop key events: React bubbles them through portals to the parents, where another dialog may listen.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <p className="font-semibold text-base">{title}</p>
      <p className="mt-2 text-ink-muted text-sm">{description}</p>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <PlainButton onClick={onClose}>{close}</PlainButton>
        <PlainButton variant="primary" onClick={() => void onRetry()}>
          {retry}
        </PlainButton>
      </div>
    </dialog>,
    document.body,
  );
}
