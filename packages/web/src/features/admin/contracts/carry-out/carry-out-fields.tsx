import type { WaitingDeclaration } from "@linkedpotential/contract/admin/overview-schema";
import { dateText } from "@linkedpotential/contract/date-texts";
import { useWatch } from "react-hook-form";
import { FormField } from "../../../../lib/form/form-field.tsx";
import type { Form } from "../../../../lib/form/use-form.ts";
import { useLanguage } from "../../../../texts/language.ts";
import { euroWithCents } from "../../../../texts/numbers.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { useDateTexts } from "../../account/use-date-texts.ts";
import type { SettleValues } from "../settle-values.ts";
import { gapOf } from "./gap.ts";
import type { OpenStepsState } from "./use-open-steps.ts";

interface CarryOutFieldsProps {
  form: Form<SettleValues>;
  declaration: WaitingDeclaration;
  open: OpenStepsState;
}

/**
 * Choice of what is carried out before the person learns that their declaration is. Asks for a confirmation while
 * something stays undone. Renders nothing if nothing is left to do.
 */
export function CarryOutFields({ form, declaration: { endsOn }, open }: CarryOutFieldsProps) {
  const { carryOut: texts } = useTexts("admin-work").contracts;
  const language = useLanguage();
  const { day } = useDateTexts();
  const { control } = form;
  const [outcome, ends, refunds] = useWatch({ control, name: ["outcome", "ends", "refunds"] });
  const { steps, preselected, periodEnd, isDisputed, endsTooEarly } = open;
  const { ending, refund } = steps;
  const gap = gapOf({ outcome, ends, refunds }, open);
  if (outcome !== "carried_out" || (!ending && !refund && !gap)) return null;
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 font-medium text-sm">{texts.label}</legend>
      {ending && (
        <FormField form={form} name="ends">
          {({ value, onChange }) => (
            <Checkbox isSelected={value ?? preselected.ending} onChange={onChange}>
              {ending === "now" ? texts.end.now : texts.end.period_end(periodEnd ? day(periodEnd) : "")}
            </Checkbox>
          )}
        </FormField>
      )}
      {endsTooEarly && endsOn && (
        <p className="text-ink-muted text-xs">{texts.requestedEnd(dateText(endsOn, language))}</p>
      )}
      {refund && (
        <FormField form={form} name="refunds">
          {({ value, onChange }) => (
            <Checkbox isSelected={value ?? preselected.refund} onChange={onChange}>
              {texts.refund(euroWithCents(refund.cents / 100), refund.invoice.number)}
            </Checkbox>
          )}
        </FormField>
      )}
      {refund?.lastUsedDay && (
        <p className="text-ink-muted text-xs">{texts.unused(dateText(refund.lastUsedDay, language))}</p>
      )}
      {refund && isDisputed && <p className="text-ink-muted text-xs">{texts.disputed}</p>}
      {(ending || refund) && <p className="text-pretty text-ink-subtle text-xs">{texts.hint}</p>}
      {gap && (
        <FormField form={form} name="isConfirmed">
          {({ value, onChange, errorMessage }) => (
            <Checkbox
              isSelected={value}
              onChange={onChange}
              errorMessage={errorMessage}
              className="text-warn-text font-medium"
            >
              {texts.anyway[gap]}
            </Checkbox>
          )}
        </FormField>
      )}
    </fieldset>
  );
}
