import { useState } from "react";
import { useConfirmed } from "../../../lib/action/use-confirmed.ts";
import { toast } from "../../../lib/toast.ts";
import { useTexts } from "../../../texts/texts.ts";
import { placeholdersIn } from "../placeholders/placeholders.ts";

/** Identifies the copied text: the id of a template, the title of a sample, or "draft". */
type Source = number | string;
interface CopyRequest {
  source: Source;
  text: string;
  /** Dialog that is open: the one to fill in placeholders, or the one to copy by hand. */
  step: "fill" | "manual";
}

/** Copies a text. Opens a dialog if the text has placeholders, or if the browser refuses access to the clipboard. */
export function useCopy() {
  const { toasts } = useTexts("templates");
  const { errors } = useTexts("common");
  const [request, setRequest] = useState<CopyRequest | null>(null);
  const [copied, confirm] = useConfirmed<Source>();

  async function writeToClipboard(source: Source, text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      toast({ tone: "error", title: errors.title, description: toasts.copyFailed });
      return setRequest({ source, text, step: "manual" });
    }
    toast({ tone: "success", title: toasts.copied, description: toasts.copiedDescription });
    setRequest(null);
    confirm(source);
  }

  return {
    request,
    copied,
    start: (source: Source, text: string): void => {
      if (text.trim() === "")
        toast({ tone: "error", title: toasts.nothingToCopy, description: toasts.nothingToCopyDescription });
      else if (placeholdersIn(text).length > 0) setRequest({ source, text, step: "fill" });
      else void writeToClipboard(source, text);
    },
    finish: (text: string): void => void (request && writeToClipboard(request.source, text)),
    close: () => setRequest(null),
  };
}

export type Copy = ReturnType<typeof useCopy>;
