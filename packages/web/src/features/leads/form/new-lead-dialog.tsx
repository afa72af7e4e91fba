import { newLead } from "@linkedpotential/contract/leads/schema";
import { useId } from "react";
import { useForm } from "../../../lib/form/use-form.ts";
import { saveProblem } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { useCreateLead } from "../api.ts";
import { isPlanLimit } from "../lead-toasts.ts";
import { LeadForm } from "./lead-form.tsx";
import { emptyValues } from "./lead-values.ts";
import { useDateCheck } from "./use-date-check.ts";

interface DialogProps {
  onClose: () => void;
}

export function NewLeadDialog({ onClose }: DialogProps) {
  const { dialog } = useTexts("leads");
  const common = useTexts("common");
  const id = useId();
  const { earliest, check } = useDateCheck(null);
  const create = useCreateLead();
  const form = useForm({
    schema: newLead,
    initial: emptyValues,
    check,
    // Show no text at the plan's limit, because the Premium offer opens instead.
    failureText: (failure) => (isPlanLimit(failure) ? undefined : saveProblem(failure)),
    onSubmit: async (lead) => {
      await create.runAsync(lead);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      size="lg"
      title={dialog.create}
      onClose={onClose}
      texts={common}
      isDirty={form.isDirty}
      problem={form.problem}
      footer={
        <FormButtons cancelLabel={common.cancel} submitLabel={dialog.submit} form={id} isPending={form.isPending} />
      }
    >
      <LeadForm form={form} id={id} earliest={earliest} />
    </Dialog>
  );
}
