import { Check, Copy } from "lucide-react";

/** Icon of an action that copies a text. Shows a check mark once it is copied. */
export function CopyIcon({ isCopied }: { isCopied: boolean }) {
  return isCopied ? <Check size={16} aria-hidden className="text-good-text" /> : <Copy size={16} aria-hidden />;
}
