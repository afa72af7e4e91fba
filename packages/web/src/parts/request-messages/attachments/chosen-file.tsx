import { X } from "lucide-react";
import { fileSize } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { useAttachment } from "./use-attachment.ts";

/** Shows the file that is chosen for the next message, with a button that removes it, and why a file was refused. */
export function ChosenFile({
  file,
  problem,
  choose,
}: Pick<ReturnType<typeof useAttachment>, "file" | "problem" | "choose">) {
  const { file: texts } = useTexts("request-messages");
  return (
    <>
      {problem && (
        <p role="alert" className="text-danger-text text-xs [overflow-wrap:anywhere]">
          {problem}
        </p>
      )}
      {file && (
        <p className="flex w-fit min-w-0 max-w-full items-center gap-2 rounded-md border border-line bg-sunken py-1 pr-1 pl-3 text-sm">
          <span title={file.name} className="min-w-0 truncate font-medium">
            {file.name}
          </span>
          <span className="shrink-0 text-ink-muted text-xs tabular-nums">{fileSize(file.size)}</span>
          <IconButton
            size="sm"
            label={texts.remove(file.name)}
            icon={<X size={16} aria-hidden />}
            onPress={() => choose(undefined)}
          />
        </p>
      )}
    </>
  );
}
