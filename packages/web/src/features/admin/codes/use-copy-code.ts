import { useConfirmed } from "../../../lib/action/use-confirmed.ts";
import { toast } from "../../../lib/toast.ts";
import { useTexts } from "../../../texts/texts.ts";
import { codeText } from "./code-text.ts";

/** Returns the code that was just copied, and a function that copies one to the clipboard. */
export function useCopyCode() {
  const { codes: texts } = useTexts("admin");
  const { errors } = useTexts("common");
  const [copied, confirm] = useConfirmed<string>();
  const copy = async (code: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(codeText(code));
    } catch {
      toast({ tone: "error", title: errors.title, description: texts.copyFailed });
      return;
    }
    toast({ tone: "success", title: texts.copied });
    confirm(code);
  };
  return [copied, copy] as const;
}
