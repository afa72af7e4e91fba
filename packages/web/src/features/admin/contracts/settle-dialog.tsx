import { declarationNoteMax } from "@linkedpotential/contract/admin/limits";
import { declarationState, type WaitingDeclaration } from "@linkedpotential/contract/admin/overview-schema";
import { declarationOutcomes } from "@linkedpotential/contract/billing/contract-declarations";
import { useWatch } from "react-hook-form";
import { FormField } from "../../../lib/form/form-field.tsx";
import { FormError, useForm } from "../../../lib/form/use-form.ts";
import { euroWithCents } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { useSettleDeclaration } from "../api.ts";
import { CarryOutFields } from "./carry-out/carry-out-fields.tsx";
import { gapOf, selectedSteps } from "./carry-out/gap.ts";
import { useCarryOut } from "./carry-out/use-carry-out.ts";
import { useOpenSteps } from "./carry-out/use-open-steps.ts";
import { DeclaredContract } from "./declared-contract.tsx";
import type { SettleValues } from "./settle-values.ts";

interface SettleDialogProps {
  declaration: WaitingDeclaration;
  onClose: () => void;
}

const initial: SettleValues = {
  ...{ isSettled: true, outcome: null, note: "" },
  ...{ ends: null, refunds: null, isConfirmed: false },
};

/**
 * Form in which an admin says what came of a declaration, and carries out what is missing. The person is mailed the
 * outcome and the note.
 */
export function SettleDialog({ declaration, onClose }: SettleDialogProps) {
  const { contracts: texts } = useTexts("admin-work");
  const common = useTexts("common");
  const settle = useSettleDeclaration();
  const carryOut = useCarryOut(declaration);
  const open = useOpenSteps(declaration, carryOut.done);
  const form = useForm({
    schema: declarationState,
    initial,
    check: (values) => (gapOf(values, open) && !values.isConfirmed ? { isConfirmed: texts.carryOut.required } : {}),
    onSubmit: async ({ outcome, note = "" }) => {
      if (outcome === "carried_out" && open.isLoading) throw new FormError(texts.declared.checking);
      if (outcome) {
        const steps = selectedSteps(form.getValues(), open);
        await carryOut.run(steps, () => settle.runAsync({ declaration, outcome, note }));
      }
      onClose();
    },
  });
  const [outcome, ends, refunds] = useWatch({ control: form.control, name: ["outcome", "ends", "refunds"] });
  const { refund } = selectedSteps({ outcome, ends, refunds }, open);
  const submitLabel = refund ? texts.settleWithRefund(euroWithCents(refund.cents / 100)) : texts.settleConfirm;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.settleTitle}
      description={texts.settleDescription(declaration.name)}
      form={form}
      texts={common}
      footer={
        <>
          <p role="status" className="mr-auto self-center text-ink-muted text-sm">
            {carryOut.progress}
          </p>
          <FormButtons cancelLabel={common.cancel} submitLabel={submitLabel} isPending={form.isPending} />
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <DeclaredContract declaration={declaration} />
        <FormField form={form} name="outcome">
          {(field) => (
            <RadioGroup
              label={texts.outcome}
              isRequired
              choices={declarationOutcomes.map((id) => ({
                id,
                label: texts.outcomes[id],
                description: texts.outcomeHints[id],
              }))}
              {...field}
            />
          )}
        </FormField>
        <CarryOutFields form={form} declaration={declaration} open={open} />
        <FormField form={form} name="note">
          {(field) => (
            <TextArea
              label={texts.note}
              description={texts.noteHint}
              rows={4}
              maxLength={declarationNoteMax}
              counterMax={declarationNoteMax}
              {...field}
            />
          )}
        </FormField>
      </div>
    </Dialog>
  );
}
