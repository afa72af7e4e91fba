import { today } from "@linkedpotential/contract/dates";
import { liveTrainingCategories } from "@linkedpotential/contract/live-trainings/defaults";
import { liveTrainingDescriptionMax } from "@linkedpotential/contract/live-trainings/limits";
import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { type EventInput, eventForm, seriesCountFrom } from "@linkedpotential/contract/live-trainings/series-schema";
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
import { hasFollowing } from "../series.ts";
import { useCreateLiveTraining, useCreateSeries, useUpdateLiveTraining } from "./admin-api.ts";
import { eventProblems } from "./event-problems.ts";
import { copiedValues, type EventValues, eventValues } from "./event-values.ts";
import { SeriesFields } from "./series-fields.tsx";
import { SeriesScopeField } from "./series-scope-field.tsx";

interface EventFormDialogProps {
  /** Event to edit. Absent for a new one. */
  event?: LiveTraining;
  /** Event whose values a new one starts with. */
  copyOf?: LiveTraining;
  onClose: () => void;
}

export function EventFormDialog({ event, copyOf, onClose }: EventFormDialogProps) {
  const { form: texts } = useTexts("live-trainings").admin;
  const common = useTexts("common");
  const create = useCreateLiveTraining();
  const createSeries = useCreateSeries();
  const update = useUpdateLiveTraining();
  // Keep the first values: the event changes with every registration, which must not reset the fields.
  const [initial] = useState(() => (copyOf ? copiedValues(copyOf, new Date()) : eventValues(event)));
  const saveAsNew = async ({ every, count, scope: _scope, ...body }: EventInput) => {
    await (every === "once"
      ? create.runAsync(body)
      : createSeries.runAsync({ ...body, every, count: seriesCountFrom(count) }));
    onClose();
  };
  const form = useForm({
    schema: eventForm,
    initial,
    check: (values) => eventProblems(values, event, new Date()),
    onSubmit: async (input) => {
      if (!event) return saveAsNew(input);
      const { every: _every, count: _count, ...body } = input;
      await update.runAsync({ ...body, id: event.id });
      onClose();
    },
    saveAsNew,
  });
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      title={event ? texts.editTitle : texts.createTitle}
      form={form}
      texts={common}
      footer={event ? <SaveButtons form={form} /> : <CreateButtons form={form} />}
    >
      <EventFields form={form} event={event} />
    </Dialog>
  );
}

function SaveButtons({ form }: { form: Form<EventValues> }) {
  const common = useTexts("common");
  return <FormButtons cancelLabel={common.cancel} submitLabel={common.save} isPending={form.isPending} />;
}

function CreateButtons({ form }: { form: Form<EventValues> }) {
  const { form: texts } = useTexts("live-trainings").admin;
  const { series } = useTexts("event-admin");
  const { cancel } = useTexts("common");
  const every = useWatch({ control: form.control, name: "every" });
  const label = every === "once" ? texts.create : series.create;
  return <FormButtons cancelLabel={cancel} submitLabel={label} isPending={form.isPending} />;
}

/** The fields have no `maxLength`: the schema reports long input instead, because a truncated link would be useless. */
function EventFields({ form, event }: { form: Form<EventValues>; event: LiveTraining | undefined }) {
  const { form: texts } = useTexts("live-trainings").admin;
  const { hints } = useTexts("event-admin");
  const common = useTexts("common");
  const date = useWatch({ control: form.control, name: "date" });
  // A past day is refused, unless the event was on that day before.
  const isPast = event !== undefined && date === event.date && date < today(new Date());
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      {event && hasFollowing(event) && <SeriesScopeField form={form} />}
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
        {(field) => <TextField isRequired label={texts.time} description={hints.time} autoComplete="off" {...field} />}
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
        {(field) => (
          <TextField isRequired type="url" label={texts.bookingLink} description={hints.bookingLink} {...field} />
        )}
      </FormField>
      {!event && <SeriesFields form={form} />}
    </div>
  );
}
