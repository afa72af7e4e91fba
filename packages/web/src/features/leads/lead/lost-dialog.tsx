import { dateText } from "@linkedpotential/contract/date-texts";
import { lostReasonMax } from "@linkedpotential/contract/leads/limits";
import { type LeadRow, leadChange } from "@linkedpotential/contract/leads/schema";
import { useState } from "react";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useForm } from "../../../lib/form/use-form.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useLoseLead } from "./use-lose-lead.ts";

interface DialogProps {
  lead: LeadRow;
  onClose: () => void;
}

/**
 * Asks why the lead was lost, and whether to remove its open follow-up (O181). Skipping saves the status without a
 * reason. Closing keeps the old status (D54).
 */
export function LostDialog({ lead, onClose }: DialogProps) {
  const { lost } = useTexts("leads");
  const language = useLanguage();
  const { run, runAsync } = useLoseLead();
  const openFollowUp = lead.followUpCompleted ? null : lead.followUpDate;
  const [dropsFollowUp, setDropsFollowUp] = useState(openFollowUp !== null);
  const lossFor = (lostReason = "") => ({ lead, lostReason, dropsFollowUp });
  const form = useForm({
    schema: leadChange,
    initial: { lostReason: "" },
    onSubmit: async ({ lostReason }) => {
      await runAsync(lossFor(lostReason));
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
              run(lossFor());
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
      <FormField form={form} name="lostReason">
        {(field) => <TextField label={lost.reason} maxLength={lostReasonMax} autoFocus {...field} />}
      </FormField>
      <ul className="mt-3 flex flex-wrap gap-2">
        {lost.suggestions.map((suggestion) => (
          <li key={suggestion}>
            <Button size="sm" onPress={() => form.setValues({ lostReason: suggestion })}>
              {suggestion}
            </Button>
          </li>
        ))}
      </ul>
      {openFollowUp && (
        <Checkbox className="mt-5" isSelected={dropsFollowUp} onChange={setDropsFollowUp}>
          {lost.dropFollowUp(dateText(openFollowUp, language))}
        </Checkbox>
      )}
    </Dialog>
  );
}
