import { Dialog } from "react-aria-components/Dialog";
import { useTexts } from "../../../texts/texts.ts";
import { Modal } from "../../../ui/modal.tsx";
import { RecordBar } from "./record-bar.tsx";
import type { RecordFrameProps } from "./record-frame.ts";

/** Shows a record as a dialog, on screens without room for a panel. */
export function RecordSheet({ name, steps, onClose, children }: RecordFrameProps) {
  const { record } = useTexts("lead-record");
  return (
    <Modal isOpen isTall size="lg" onDismiss={onClose}>
      <Dialog
        aria-label={name ? record.of(name) : record.label}
        className="flex min-h-0 flex-1 flex-col outline-none short:flex-none"
      >
        <RecordBar name={name} steps={steps} onClose={onClose} />
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-[max(1.5rem,env(safe-area-inset-bottom))] short:flex-none short:overflow-visible">
          {children}
        </div>
      </Dialog>
    </Modal>
  );
}
