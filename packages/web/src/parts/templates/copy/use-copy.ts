import { useState } from "react";
import { useConfirmed } from "../../../lib/action/use-confirmed.ts";
import { toast } from "../../../lib/toast.ts";
import { useTexts } from "../../../texts/texts.ts";
import { placeholdersIn } from "../placeholders/placeholders.ts";

/** The id of a saved template, the title of a sample, or a key for the text being written. */
type Source = number | string;
interface Request {
  source: Source;
  text: string;
  step: "fill" | "manual";
}

export function useCopy() {
  const { toasts } = useTexts("templates");
  const { errors } = useTexts("common");
  const [request, setRequest] = useState<Request | null>(null);
  const [copied, confirm] = useConfirmed<Source>();

  async function write(source: Source, text: string): Promise<void> {
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
      else void write(source, text);
    },
    finish: (text: string): void => void (request && write(request.source, text)),
    close: () => setRequest(null),
  };
}

export type Copy = ReturnType<typeof useCopy>;
