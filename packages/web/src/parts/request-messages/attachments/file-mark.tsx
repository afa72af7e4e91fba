import { Paperclip } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";

/** Marks a message in one line that has a file. */
export function FileMark() {
  const { mark } = useTexts("request-messages").file;
  return <Paperclip size={14} role="img" aria-label={mark} className="mr-1 inline-block align-[-0.125em]" />;
}
