import { useState } from "react";
import { useConfirmed } from "../../../lib/action/use-confirmed.ts";
import { toast } from "../../../lib/toast.ts";
import { useTexts } from "../../../texts/texts.ts";
import type { MessageVersions } from "../address/form-of-address.ts";
import { placeholdersIn } from "../placeholders/placeholders.ts";
import type { CopiedMessage } from "../sent/sent-bar.tsx";

/** Identifies the copied text: the id of a template, the title of a sample, or "draft". */
type Source = number | string;
interface CopyRequest {
  source: Source;
  /** Name of the template or sample. */
  name: string;
  message: MessageVersions;
  /** Dialog that is open: the one to fill in placeholders, or the one to copy by hand. */
  step: "fill" | "manual";
}

/**
 * Copies a text. Opens a dialog if the text has placeholders, or if the browser refuses access to the clipboard.
 * `leadId` is the lead to whom the text is sent, if it is known.
 */
export function useCopy(leadId: number | null = null) {
  const { toasts } = useTexts("templates");
  const { errors } = useTexts("common");
  const [request, setRequest] = useState<CopyRequest | null>(null);
  const [copied, confirm] = useConfirmed<Source>();
  const [message, setMessage] = useState<CopiedMessage | null>(null);

  async function writeToClipboard(source: Source, name: string, text: string, leadId: number | null): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      toast({ tone: "error", title: errors.title, description: toasts.copyFailed });
      return setRequest({ source, name, message: { text }, step: "manual" });
    }
    toast({
      tone: "success",
      title: toasts.copied,
      description: toasts.copiedDescription,
      // On a phone the toast covers the bar that logs the message.
      ...(leadId !== null && { duration: 2500 }),
    });
    setRequest(null);
    setMessage(leadId === null ? null : { leadId, template: name });
    confirm(source);
  }

  return {
    request,
    copied,
    /** Message that was copied for a lead and may be logged as sent. */
    message,
    /** Pass both versions of a message to let the user choose the form of address while filling in placeholders. */
    start: (source: Source, message: string | MessageVersions, name: string): void => {
      const { text, ...versions } = typeof message === "string" ? { text: message } : message;
      if (text.trim() === "")
        toast({ tone: "error", title: toasts.nothingToCopy, description: toasts.nothingToCopyDescription });
      else if (placeholdersIn(text).length > 0)
        setRequest({ source, name, message: { text, ...versions }, step: "fill" });
      else void writeToClipboard(source, name, text, leadId);
    },
    finish: (text: string, chosenLead: number | null): void =>
      void (request && writeToClipboard(request.source, request.name, text, chosenLead)),
    close: () => setRequest(null),
    forgetMessage: () => setMessage(null),
  };
}

export type Copy = ReturnType<typeof useCopy>;
