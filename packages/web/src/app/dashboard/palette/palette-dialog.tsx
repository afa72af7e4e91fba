import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import type { Reading } from "@linkedpotential/contract/quick-add/reading";
import { Suspense, useState } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { lazyPart } from "../../../lib/rendering/lazy-part.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Modal } from "../../../ui/modal.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { PaletteSearch } from "./palette-search.tsx";

const NewLeadForm = lazyPart(async () => (await import("./new-lead-form.tsx")).NewLeadForm, "problems");

/** Search over everything, and entry of leads, tasks and follow-ups by a sentence. */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const { title } = useTexts("palette");
  const [text, setText] = useState("");
  const [newLead, setNewLead] = useState<Reading<LeadRow> | null>(null);
  const back = () => setNewLead(null);
  return (
    <Modal isOpen onDismiss={newLead ? back : onClose} size="md">
      <AriaDialog aria-label={title} className="flex h-[34rem] min-h-0 flex-col outline-none">
        {newLead ? (
          // A boundary of its own, so that the dialog stays while the form loads.
          <Suspense fallback={<Spinner />}>
            <NewLeadForm reading={newLead} onBack={back} onClose={onClose} />
          </Suspense>
        ) : (
          <PaletteSearch text={text} onText={setText} onNewLead={setNewLead} onClose={onClose} />
        )}
      </AriaDialog>
    </Modal>
  );
}
