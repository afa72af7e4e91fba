import { appointmentPlaceMax, requestMessageTextMax } from "@linkedpotential/contract/request-messages/limits";
import { appointmentForm } from "@linkedpotential/contract/request-messages/proposal-forms";
import { appointmentMinutes } from "@linkedpotential/contract/request-messages/proposals";
import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { FormField } from "../../../lib/form/form-field.tsx";
import { type Form, useForm } from "../../../lib/form/use-form.ts";
import { useUser } from "../../../lib/session/session.ts";
import { useToday } from "../../../lib/use-today.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { DatePicker } from "../../../ui/date-picker.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useSendMessage } from "../api.ts";
import type { ProposalDialogProps } from "./dialog-props.ts";
import { slotFields, slotProblems, slotsFrom } from "./slot-values.ts";

const minuteChoices = ["30", "45", "60", "90"] as const;

const emptySlots = {
  ...{ date1: null as string | null, date2: null as string | null, date3: null as string | null },
  ...{ time1: "", time2: "", time3: "" },
};

/** Asks for up to three dates, and sends them with a message. What was typed stays when they cannot be sent. */
export function AppointmentDialog({ requestId, name, text, onSent, onClose }: ProposalDialogProps) {
  const { appointment: texts, textLabel, send: sendLabel } = useTexts("request-messages").proposals;
  const common = useTexts("common");
  const { timezone } = useUser();
  const send = useSendMessage({ isForm: true });
  const [initial] = useState(() => ({
    ...emptySlots,
    ...{ minutes: minuteChoices[0] as (typeof minuteChoices)[number], place: "", text: text || texts.text },
  }));
  const form = useForm({
    schema: appointmentForm,
    initial,
    check: (values) => slotProblems(values, timezone, new Date()),
    onSubmit: async ({ minutes: chosen, place, text: written, ...values }) => {
      const minutes = appointmentMinutes.find((one) => String(one) === chosen) ?? 30;
      const appointment = { slots: slotsFrom(values, timezone), minutes, place };
      await send.runAsync({ requestId, text: written, appointment });
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
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={sendLabel} isPending={form.isPending} />}
    >
      <div className="flex flex-col gap-5">
        <SlotFields form={form} />
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-3">
          <FormField form={form} name="minutes">
            {(field) => (
              <Select
                label={texts.duration}
                choices={minuteChoices.map((id) => ({ id, label: texts.minutes(Number(id)) }))}
                {...field}
              />
            )}
          </FormField>
          <FormField form={form} name="place">
            {(field) => (
              <TextField
                label={texts.place}
                description={texts.placeHint}
                autoComplete="off"
                maxLength={appointmentPlaceMax}
                className="sm:col-span-2"
                {...field}
              />
            )}
          </FormField>
        </div>
        <FormField form={form} name="text">
          {(field) => <TextArea isRequired label={textLabel} rows={2} maxLength={requestMessageTextMax} {...field} />}
        </FormField>
      </div>
    </Dialog>
  );
}

type AppointmentValues = typeof emptySlots & { minutes: (typeof minuteChoices)[number]; place: string; text: string };

/** Shows one row of date and time at first, and a button for another one. */
function SlotFields({ form }: { form: Form<AppointmentValues> }) {
  const { appointment: texts } = useTexts("request-messages").proposals;
  const common = useTexts("common");
  const today = useToday();
  const [count, setCount] = useState(1);
  return (
    <div className="flex flex-col items-start gap-3">
      {slotFields.slice(0, count).map(({ date, time }, at) => (
        <fieldset key={date} aria-label={texts.slot(at + 1)} className="grid w-full min-w-0 grid-cols-[3fr_2fr] gap-4">
          <FormField form={form} name={date}>
            {(field) => (
              <DatePicker isRequired={at === 0} label={texts.date} minValue={today} texts={common.fields} {...field} />
            )}
          </FormField>
          <FormField form={form} name={time}>
            {(field) => (
              <TextField isRequired={at === 0} label={texts.time} placeholder="10:00" autoComplete="off" {...field} />
            )}
          </FormField>
        </fieldset>
      ))}
      {count < slotFields.length && (
        <Button
          size="sm"
          variant="quiet"
          className="-ml-2.5"
          icon={<CalendarPlus size={16} aria-hidden />}
          onPress={() => setCount(count + 1)}
        >
          {texts.add}
        </Button>
      )}
    </div>
  );
}
