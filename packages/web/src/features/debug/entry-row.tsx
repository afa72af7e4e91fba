import { Trash2 } from "lucide-react";
import { useTexts } from "../../texts/texts.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import type { LocalEntry } from "./local-entries.ts";

const tones: Record<LocalEntry["kind"], Tone> = { posts: "accent", template: "info", flag: "good" };

export function EntryRow({ entry, onRemove }: { entry: LocalEntry; onRemove: () => void }) {
  const texts = useTexts("debug");
  const { key, kind, raw, size, titles, isReadable } = entry;
  return (
    <li className="flex items-start gap-3 px-5 py-4">
      <div className="min-w-0 flex-1">
        <p className="break-all font-medium font-mono text-sm">{key}</p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted text-xs tabular-nums">
          <Badge tone={tones[kind]}>{texts.kinds[kind]}</Badge>
          {titles && <span>{texts.posts(titles.length)}</span>}
          <span>{texts.bytes(size)}</span>
          {!isReadable && kind !== "flag" && <span className="text-warn-text">{texts.unreadable}</span>}
        </p>
        {titles && titles.length > 0 && (
          <ul className="mt-3 flex flex-col gap-1 text-sm">
            {titles.map((title, index) => (
              // The index is the key, because titles may repeat and the list never changes.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={index} className="flex gap-2">
                <span aria-hidden="true" className="text-ink-subtle">
                  –
                </span>
                <span className="min-w-0">{title || texts.untitled}</span>
              </li>
            ))}
          </ul>
        )}
        <details className="mt-3">
          <summary className="w-fit cursor-pointer rounded-sm text-accent-text text-xs">{texts.raw}</summary>
          <pre
            // The element must be focusable, so that the keyboard can scroll it.
            // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
            tabIndex={0}
            className="mt-2 max-h-64 overflow-auto whitespace-pre-wrap break-all rounded-md bg-sunken p-3 font-mono text-ink-muted text-xs"
          >
            {raw}
          </pre>
        </details>
      </div>
      <IconButton label={texts.remove(key)} icon={<Trash2 size={16} aria-hidden />} onPress={onRemove} />
    </li>
  );
}
