import { type Member, type Targets, targets as targetsSchema } from "@linkedpotential/contract/business/company/schema";
import { monthNameText } from "@linkedpotential/contract/date-texts";
import { FormField } from "../../../../lib/form/form-field.tsx";
import { useForm } from "../../../../lib/form/use-form.ts";
import { useMerge } from "../../../../lib/form/use-merge.ts";
import { useCompany } from "../../../../parts/company/api.ts";
import { useLanguage } from "../../../../texts/language.ts";
import { numberText } from "../../../../texts/numbers.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { AmountField } from "../../../../ui/amount-field.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { FormButtons } from "../../../../ui/form-buttons.tsx";
import { type ReferenceMonth, steps } from "../figures.ts";
import { useSaveTargets } from "./api.ts";
import { fieldOf } from "./target-fields.ts";

interface TargetsDialogProps {
  /** Member whose targets are set. Null for those of the company. */
  member: Member | null;
  targets: Targets;
  /** Shown below the fields. Null when no month before has figures. */
  reference: ReferenceMonth | null;
  onClose: () => void;
}

export function TargetsDialog({ member, targets, reference, onClose }: TargetsDialogProps) {
  const { targets: texts, figures } = useTexts("business");
  const common = useTexts("common");
  const { members } = useCompany();
  const isTeam = members.some(({ isOwner, hasLeft }) => !isOwner && !hasLeft);
  const language = useLanguage();
  const merge = useMerge<Targets>(targets, Object.values(fieldOf));
  const save = useSaveTargets(member, merge);
  const form = useForm({
    schema: targetsSchema,
    initial: targets,
    onSubmit: async (values) => {
      await save.runAsync(values);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={member ? texts.titleOf(member.name ?? "") : texts.title}
      form={form}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={common.save} isPending={form.isPending} />}
    >
      <p className="text-ink-muted text-sm">{member ? texts.leadOf : texts.lead}</p>
      {!member && isTeam && <p className="mt-2 text-ink-muted text-sm">{texts.membersHint}</p>}
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {steps.map((step, at) => (
          <FormField key={step} form={form} name={fieldOf[step]}>
            {(field) => (
              <AmountField
                {...field}
                label={figures.steps[step]}
                suffix=""
                autoFocus={at === 0}
                {...(reference && {
                  description: texts.reference(
                    monthNameText(reference.month, language),
                    numberText(reference.funnel[step]),
                  ),
                })}
              />
            )}
          </FormField>
        ))}
      </div>
    </Dialog>
  );
}
