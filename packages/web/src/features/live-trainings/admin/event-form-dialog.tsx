import { today } from "@linkedpotential/contract/dates";
import { liveTrainingCategories } from "@linkedpotential/contract/live-trainings/defaults";
import { liveTrainingDescriptionMax } from "@linkedpotential/contract/live-trainings/limits";
import { type LiveTraining, liveTrainingForm } from "@linkedpotential/contract/live-trainings/schema";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { FormField } from "../../../lib/form/form-field.tsx";
import { type Form, useForm } from "../../../lib/form/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { DatePicker } from "../../../ui/date-picker.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useCreateLiveTraining, useUpdateLiveTraining } from "./admin-api.ts";
import { type EventValues, eventValues } from "./event-values.ts";

interface EventFormDialogProps {
  event?: LiveTraining;
  onClose: () => void;
}

export function EventFormDialog({ event, onClose }: EventFormDialogProps) {
  const { form: texts } = useTexts("live-trainings").admin;
  const common = useTexts("common");
  const create = useCreateLiveTraining();
  const update = useUpdateLiveTraining();
  // Keep the first values: the event changes with every registration, which must not reset the fields.
  const [initial] = useState(() => eventValues(event));
  const form = useForm({
    schema: liveTrainingForm,
    initial,
    onSubmit: async (body) => {
      await (event ? update.runAsync({ ...body, id: event.id }) : create.runAsync(body));
      onClose();
    },
    saveAsNew: async (body) => {
      await create.runAsync(body);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      title={event ? texts.editTitle : texts.createTitle}
      form={form}
      texts={common}
      footer={
        <FormButtons
          cancelLabel={common.cancel}
          submitLabel={event ? common.save : texts.create}
          isPending={form.isPending}
        />
      }
    >
      <EventFields form={form} />
    </Dialog>
  );
}

/** The fields have no `maxLength`: the schema reports long input instead, because a truncated link would be useless. */
function EventFields({ form }: { form: Form<EventValues> }) {
  const { form: texts } = useTexts("live-trainings").admin;
  const common = useTexts("common");
  const date = useWatch({ control: form.control, name: "date" });
  const isPast = date !== null && date < today(new Date());
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <FormField form={form} name="title">
        {(field) => (
          <TextField autoFocus isRequired label={texts.title} autoComplete="off" className="sm:col-span-2" {...field} />
        )}
      </FormField>
      <FormField form={form} name="category">
        {(field) => (
          <TextField
            isRequired
            label={texts.category}
            description={texts.categoryHint(liveTrainingCategories.join(", "))}
            autoComplete="off"
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="instructor">
        {(field) => <TextField label={texts.instructor} autoComplete="off" {...field} />}
      </FormField>
      <FormField form={form} name="date">
        {(field) => (
          <DatePicker
            isRequired
            label={texts.date}
            description={isPast && texts.dateIsPast}
            texts={common.fields}
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="time">
        {(field) => <TextField isRequired label={texts.time} autoComplete="off" {...field} />}
      </FormField>
      <FormField form={form} name="duration">
        {(field) => (
          <TextField isRequired label={texts.duration} description={texts.durationHint} autoComplete="off" {...field} />
        )}
      </FormField>
      <FormField form={form} name="maxParticipants">
        {(field) => (
          <TextField isRequired label={texts.maxParticipants} inputMode="numeric" autoComplete="off" {...field} />
        )}
      </FormField>
      <FormField form={form} name="description">
        {(field) => (
          <TextArea
            isRequired
            label={texts.description}
            rows={5}
            counterMax={liveTrainingDescriptionMax}
            className="sm:col-span-2"
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="meetingLink">
        {(field) => (
          <TextField isRequired type="url" label={texts.meetingLink} description={texts.meetingLinkHint} {...field} />
        )}
      </FormField>
      <FormField form={form} name="bookingLink">
        {(field) => <TextField isRequired type="url" label={texts.bookingLink} {...field} />}
      </FormField>
    </div>
  );
}
