import { type KeyboardEvent, useRef } from "react";
import { useShortcut } from "../../../lib/shortcuts/use-shortcut.ts";
import { useTexts } from "../../../texts/texts.ts";
import { RecordBar } from "./record-bar.tsx";
import type { RecordFrameProps } from "./record-frame.ts";
import { useRowFocus } from "./use-row-focus.ts";

/** Shows a record at the right of the list. Not modal: the list stays usable. */
export function RecordPanel({ leadId, name, steps, onClose, children }: RecordFrameProps) {
  const { record } = useTexts("lead-record");
  const panel = useRef<HTMLElement>(null);
  useRowFocus(panel, leadId);
  useShortcut("Escape", record.close, onClose);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={name ? record.of(name) : record.label}
      onKeyDown={onKeyDown}
      className="card sticky top-18 -mb-12 flex h-[calc(100dvh-5.5rem)] w-[clamp(26.25rem,34vw,32.5rem)] shrink-0 flex-col overflow-hidden outline-none"
    >
      <RecordBar name={name} steps={steps} onClose={onClose} />
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-6">{children}</div>
    </aside>
  );
}
