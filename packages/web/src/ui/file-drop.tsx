import { Upload } from "lucide-react";
import type { ReactNode } from "react";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { Button } from "./button.tsx";
import { cx } from "./class-names.ts";
import { useFileDrop } from "./use-file-drop.ts";

interface FileDropProps {
  label: string;
  description?: ReactNode;
  errorMessage?: string | undefined;
  /** Media types or file extensions, such as `image/png` or `.csv`. */
  accept: readonly string[];
  onFile: (file: File) => void;
  isPending?: boolean;
}

/**
 * Picks one file with a button or by drag and drop. It does not check the type, because the browser's media type is
 * unreliable.
 */
export function FileDrop({ label, description, errorMessage, accept, onFile, isPending = false }: FileDropProps) {
  const { isOver, handlers } = useFileDrop(onFile);
  return (
    // Dropping is a shortcut; the button inside does the same for everyone.
    <div
      {...handlers}
      className={cx(
        "flex flex-col items-center gap-2 rounded-lg border border-dashed px-4 py-8 text-center transition-colors",
        isOver ? "border-accent bg-accent-soft" : errorMessage ? "border-danger" : "border-line-strong",
      )}
    >
      <FileTrigger
        acceptedFileTypes={accept}
        onSelect={(files) => {
          const file = files?.[0];
          if (file) onFile(file);
        }}
      >
        <Button icon={<Upload size={16} />} isPending={isPending}>
          {label}
        </Button>
      </FileTrigger>
      {description && <p className="text-ink-subtle text-xs">{description}</p>}
      {errorMessage && (
        <p role="alert" className="text-danger-text text-xs">
          {errorMessage}
        </p>
      )}
    </div>
  );
}
