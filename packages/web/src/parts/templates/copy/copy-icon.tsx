import { Check, Copy } from "lucide-react";

export function CopyIcon({ isCopied }: { isCopied: boolean }) {
  return isCopied ? <Check size={16} aria-hidden className="text-good-text" /> : <Copy size={16} aria-hidden />;
}
