import { declarationNoteMax } from "@linkedpotential/contract/admin/limits";
import { declarationState, type WaitingDeclaration } from "@linkedpotential/contract/admin/overview-schema";
import { type DeclarationDecision, declarationOutcomes } from "@linkedpotential/contract/billing/contract-declarations";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useForm } from "../../../lib/form/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { useSettleDeclaration } from "../api.ts";
import { DeclaredContract } from "./declared-contract.tsx";

interface SettleDialogProps {
  declaration: WaitingDeclaration;
  onClose: () => void;
}

interface Values {
  isSettled: boolean;
  outcome: DeclarationDecision | null;
  note: string;
}

/** Form in which an admin says what came of a declaration. The person is mailed the outcome and the note. */
export function SettleDialog({ declaration, onClose }: SettleDialogProps) {
  const { contracts: texts } = useTexts("admin-work");
  const common = useTexts("common");
  const settle = useSettleDeclaration();
  const initial: Values = { isSettled: true, outcome: null, note: "" };
  const form = useForm({
    schema: declarationState,
    initial,
    onSubmit: async ({ outcome, note = "" }) => {
      if (outcome) await settle.runAsync({ declaration, outcome, note });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.settleTitle}
      description={texts.settleDescription(declaration.name)}
      form={form}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={texts.settleConfirm} isPending={form.isPending} />}
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
