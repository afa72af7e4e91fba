import type { NewLead } from "@linkedpotential/contract/leads/schema";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useCreateLead } from "../api.ts";
import { LeadForm } from "./lead-form.tsx";
import { emptyValues } from "./lead-values.ts";
import { useLeadForm } from "./use-lead-form.ts";
import { useSubmit } from "./use-submit.ts";

interface DialogProps {
  onClose: () => void;
}

/** 'Neuer Lead' (LEADFORM-01). A failed creation leaves everything as it was typed. */
export function NewLeadDialog({ onClose }: DialogProps) {
  const { dialog } = useTexts("leads");
  const common = useTexts("common");
  const form = useLeadForm(emptyValues, true);
  const create = useCreateLead();
  const submit = useSubmit(form, null, async (body) => {
    await create.mutateAsync({ body: body as NewLead });
    onClose();
  });
  return (
    <Dialog
      isOpen
      size="lg"
      title={dialog.create}
      isDirty={form.isDirty}
      onClose={onClose}
      texts={common}
      problem={submit.problem}
      footer={
        <>
          <Button slot="close">{common.cancel}</Button>
          <Button variant="primary" type="submit" form={submit.formId} isPending={submit.isPending}>
            {dialog.submit}
          </Button>
        </>
      }
    >
      <LeadForm form={form} submit={submit} longNotesState="ready" />
    </Dialog>
  );
}
