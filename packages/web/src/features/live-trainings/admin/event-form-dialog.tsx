import { today } from "@linkedpotential/contract/dates";
import { type LiveTraining, liveTrainingForm } from "@linkedpotential/contract/live-trainings/schema";
import { liveTrainingCategories, liveTrainingDescriptionMax } from "@linkedpotential/contract/live-trainings/values";
import { useState } from "react";
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
  // Keep the first values: a concurrent change, such as a registration, must not change the fields.
  const [initial] = useState(() => eventValues(event));
  const form = useForm({
    schema: liveTrainingForm,
    initial,
    send: async (body) => {
      await (event ? update.runAsync({ ...body, id: event.id }) : create.runAsync(body));
      onClose();
    },
    createAnew: async (body) => {
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

/** Too long links are reported, not truncated, because half a link is useless. */
function EventFields({ form: { field, values } }: { form: Form<EventValues> }) {
  const { form: texts } = useTexts("live-trainings").admin;
  const common = useTexts("common");
  const isPast = values.date !== null && values.date < today(new Date());
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <TextField
        autoFocus
        isRequired
        label={texts.title}
        autoComplete="off"
        className="sm:col-span-2"
        {...field("title")}
      />
      <TextField
        isRequired
        label={texts.category}
        description={texts.categoryHint(liveTrainingCategories.join(", "))}
        autoComplete="off"
        {...field("category")}
      />
      <TextField label={texts.instructor} autoComplete="off" {...field("instructor")} />
      <DatePicker
        isRequired
        label={texts.date}
        description={isPast && texts.dateIsPast}
        texts={common.fields}
        {...field("date")}
      />
      <TextField isRequired label={texts.time} autoComplete="off" {...field("time")} />
      <TextField
        isRequired
        label={texts.duration}
        description={texts.durationHint}
        autoComplete="off"
        {...field("duration")}
      />
      <TextField
        isRequired
        label={texts.maxParticipants}
        inputMode="numeric"
        autoComplete="off"
        {...field("maxParticipants")}
      />
      <TextArea
        isRequired
        label={texts.description}
        rows={5}
        counterMax={liveTrainingDescriptionMax}
        className="sm:col-span-2"
        {...field("description")}
      />
      <TextField
        isRequired
        type="url"
        label={texts.meetingLink}
        description={texts.meetingLinkHint}
        {...field("meetingLink")}
      />
      <TextField isRequired type="url" label={texts.bookingLink} {...field("bookingLink")} />
    </div>
  );
}
