import { lostReasonMax } from "@linkedpotential/contract/leads/limits";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { useState } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useQuickChange } from "../api.ts";

interface DialogProps {
  lead: LeadRow;
  onClose: () => void;
}

/** Asks why a lead was lost; may be skipped (D54). Closed, the lead stays where it was. */
export function LostDialog({ lead, onClose }: DialogProps) {
  const { lost } = useTexts("leads");
  const [reason, setReason] = useState("");
  const { mutate } = useQuickChange();
  const lose = (lostReason: string) => {
    mutate({ id: lead.id, change: { status: "lost", lostReason } });
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="sm"
      title={lost.title}
      description={lost.description(lead.name)}
      onClose={onClose}
      onSubmit={() => lose(reason)}
      isDirty={reason.trim() !== ""}
      texts={useTexts("common")}
      footer={
        <>
          <Button variant="quiet" onPress={() => lose("")}>
            {lost.skip}
          </Button>
          <Button variant="primary" type="submit">
            {lost.save}
          </Button>
        </>
      }
    >
      <TextField label={lost.reason} value={reason} onChange={setReason} maxLength={lostReasonMax} autoFocus />
      <ul className="mt-3 flex flex-wrap gap-2">
        {lost.suggestions.map((suggestion) => (
          <li key={suggestion}>
            <Button size="sm" onPress={() => setReason(suggestion)}>
              {suggestion}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
