import { requestMessageTextMax } from "@linkedpotential/contract/request-messages/limits";
import { type OfferInput, offerForm } from "@linkedpotential/contract/request-messages/proposal-forms";
import { type NewOffer, offerUnits } from "@linkedpotential/contract/request-messages/proposals";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { FormField } from "../../../lib/form/form-field.tsx";
import { type Form, useForm } from "../../../lib/form/use-form.ts";
import { useUser } from "../../../lib/session/session.ts";
import { useToday } from "../../../lib/use-today.ts";
import { useTexts } from "../../../texts/texts.ts";
import { AmountField } from "../../../ui/amount-field.tsx";
import { DatePicker } from "../../../ui/date-picker.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { useSendMessage } from "../api.ts";
import type { ProposalDialogProps } from "./dialog-props.ts";
import { useOfferText } from "./use-offer-text.ts";

interface OfferValues {
  amount: number | null;
  unit: NewOffer["unit"];
  days: number | null;
  start: string | null;
  text: string;
}

/** Asks a freelancer for a price, and sends it with a message. What was typed stays when it cannot be sent. */
export function OfferDialog({ requestId, name, text, onSent, onClose }: ProposalDialogProps) {
  const { offer: texts, textLabel } = useTexts("request-messages").proposals;
  const common = useTexts("common");
  const { dayRate } = useUser();
  const today = useToday();
  const send = useSendMessage({ isForm: true });
  const [initial] = useState(
    (): OfferValues => ({ amount: dayRate, unit: "day", days: null, start: null, text: text || texts.text }),
  );
  const form = useForm({
    schema: offerForm,
    initial,
    check: ({ start }) => (start !== null && start < today ? { start: { key: "dateIsPast" } } : {}),
    onSubmit: async ({ text: written, ...offer }) => {
      await send.runAsync({ requestId, text: written, offer: withoutEmpty(offer) });
      onSent();
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title(name)}
      form={form}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={texts.send} isPending={form.isPending} />}
    >
      <div className="flex flex-col gap-5">
        <PriceFields form={form} />
        <FormField form={form} name="start">
          {(field) => (
            <DatePicker label={texts.start} minValue={today} texts={common.fields} className="sm:w-1/2" {...field} />
          )}
        </FormField>
        <FormField form={form} name="text">
          {(field) => <TextArea isRequired label={textLabel} rows={3} maxLength={requestMessageTextMax} {...field} />}
        </FormField>
      </div>
    </Dialog>
  );
}

/** Fields for amount and days, with the sum below. */
function PriceFields({ form }: { form: Form<OfferValues> }) {
  const { offer: texts } = useTexts("request-messages").proposals;
  return (
    <>
      <FormField form={form} name="unit">
        {({ errorMessage: _, ...field }) => (
          <RadioGroup
            label={texts.unit}
            look="segments"
            choices={offerUnits.map((id) => ({ id, label: texts.units[id] }))}
            {...field}
          />
        )}
      </FormField>
      <div className="grid grid-cols-2 gap-4">
        <FormField form={form} name="amount">
          {(field) => <AmountField autoFocus label={texts.amount} {...field} />}
        </FormField>
        <FormField form={form} name="days">
          {(field) => <AmountField label={texts.days} suffix="" {...field} />}
        </FormField>
      </div>
      <Sum form={form} />
    </>
  );
}

/** Shows the offer as the company will read it, once it is complete. */
function Sum({ form: { control } }: { form: Form<OfferValues> }) {
  const { offer: texts } = useTexts("request-messages").proposals;
  const [amount, unit, days] = useWatch({ control, name: ["amount", "unit", "days"] });
  const textOf = useOfferText();
  const parsed = offerForm.safeParse({ amount, unit, days, start: null, text: "-" });
  if (!parsed.success) return null;
  return (
    <p aria-live="polite" className="font-medium text-sm tabular-nums">
      {textOf(withoutEmpty(parsed.data))} <span className="font-normal text-ink-muted">{texts.plusTax}</span>
    </p>
  );
}

/** Leaves out fields that are empty. */
const withoutEmpty = ({ amount, unit, days, start }: Omit<OfferInput, "text">): NewOffer => ({
  ...{ amount, unit },
  ...(days !== null && { days }),
  ...(start !== null && { start }),
});
