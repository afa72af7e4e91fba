import { dateText } from "@linkedpotential/contract/date-texts";
import { lostReasonMax } from "@linkedpotential/contract/leads/limits";
import { type LeadRow, leadChange } from "@linkedpotential/contract/leads/schema";
import { useState } from "react";
import { useForm } from "../../../lib/form/use-form.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useQuickChange } from "../api.ts";

interface DialogProps {
  lead: LeadRow;
  onClose: () => void;
}

/**
 * Asks why the lead was lost. The reason may be skipped; closing keeps the old status (D54). It also offers to drop the
 * follow-up (O181).
 */
export function LostDialog({ lead, onClose }: DialogProps) {
  const { lost } = useTexts("leads");
  const language = useLanguage();
  const { run, runAsync } = useQuickChange();
  const openFollowUp = lead.followUpCompleted ? null : lead.followUpDate;
  const [isDropped, setDropped] = useState(openFollowUp !== null);
  const loss = (lostReason = "") => ({
    id: lead.id,
    change: { status: "lost" as const, lostReason, ...(isDropped && { followUpDate: null }) },
  });
  const form = useForm({
    schema: leadChange,
    initial: { lostReason: "" },
    send: async ({ lostReason }) => {
      await runAsync(loss(lostReason));
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      size="sm"
      title={lost.title}
      description={lost.description(lead.name)}
      onClose={onClose}
      form={form}
      texts={useTexts("common")}
      footer={
        <>
          <Button
            variant="quiet"
            onPress={() => {
              run(loss());
              onClose();
            }}
          >
            {lost.skip}
          </Button>
          <Button variant="primary" type="submit" isPending={form.isPending}>
            {lost.save}
          </Button>
        </>
      }
    >
      <TextField label={lost.reason} maxLength={lostReasonMax} autoFocus {...form.field("lostReason")} />
      <ul className="mt-3 flex flex-wrap gap-2">
        {lost.suggestions.map((suggestion) => (
          <li key={suggestion}>
            <Button size="sm" onPress={() => form.set({ lostReason: suggestion })}>
              {suggestion}
            </Button>
          </li>
        ))}
      </ul>
      {openFollowUp && (
        <Checkbox className="mt-5" isSelected={isDropped} onChange={setDropped}>
          {lost.dropFollowUp(dateText(openFollowUp, language))}
        </Checkbox>
      )}
    </Dialog>
  );
}
