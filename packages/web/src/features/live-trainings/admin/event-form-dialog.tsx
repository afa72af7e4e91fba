import { type LiveTraining, liveTrainingForm } from "@linkedpotential/contract/live-trainings/schema";
import {
  liveTrainingCategories,
  liveTrainingDescriptionMax,
  liveTrainingLinkMax,
  liveTrainingTitleMax,
} from "@linkedpotential/contract/live-trainings/values";
import { useState } from "react";
import { type Form, useForm } from "../../../lib/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { DatePicker } from "../../../ui/date-picker.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useCreateLiveTraining, useUpdateLiveTraining } from "./admin-api.ts";
import { type EventValues, eventValues } from "./event-values.ts";

interface EventFormDialogProps {
  /** To be changed; without one a new one is made. */
  event?: LiveTraining;
  onClose: () => void;
}

export function EventFormDialog({ event, onClose }: EventFormDialogProps) {
  const { form: texts } = useTexts("live-trainings").admin;
  const common = useTexts("common");
  const create = useCreateLiveTraining();
  const update = useUpdateLiveTraining();
  // What others change meanwhile (a seat is taken) must not move the fields.
  const [initial] = useState(() => eventValues(event));
  const form = useForm({
    schema: liveTrainingForm,
    initial,
    send: async (body) => {
      await (event ? update.runAsync({ ...body, id: event.id }) : create.runAsync(body));
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

function EventFields({ form: { field } }: { form: Form<EventValues> }) {
  const { form: texts } = useTexts("live-trainings").admin;
  const common = useTexts("common");
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <TextField
        autoFocus
        isRequired
        label={texts.title}
        maxLength={liveTrainingTitleMax}
        autoComplete="off"
        className="sm:col-span-2"
        {...field("title")}
      />
      <TextField
        isRequired
        label={texts.category}
        description={liveTrainingCategories.join(", ")}
        maxLength={50}
        autoComplete="off"
        {...field("category")}
      />
      <TextField label={texts.instructor} maxLength={100} autoComplete="off" {...field("instructor")} />
      <DatePicker isRequired label={texts.date} texts={common.fields} {...field("date")} />
      <TextField isRequired label={texts.time} maxLength={5} autoComplete="off" {...field("time")} />
      <TextField
        isRequired
        label={texts.duration}
        description={texts.durationHint}
        maxLength={50}
        autoComplete="off"
        {...field("duration")}
      />
      <TextField
        isRequired
        label={texts.maxParticipants}
        inputMode="numeric"
        maxLength={5}
        autoComplete="off"
        {...field("maxParticipants")}
      />
      <TextArea
        isRequired
        label={texts.description}
        rows={5}
        maxLength={liveTrainingDescriptionMax}
        className="sm:col-span-2"
        {...field("description")}
      />
      <TextField
        isRequired
        type="url"
        label={texts.meetingLink}
        description={texts.meetingLinkHint}
        maxLength={liveTrainingLinkMax}
        {...field("meetingLink")}
      />
      <TextField
        isRequired
        type="url"
        label={texts.bookingLink}
        maxLength={liveTrainingLinkMax}
        {...field("bookingLink")}
      />
    </div>
  );
}
