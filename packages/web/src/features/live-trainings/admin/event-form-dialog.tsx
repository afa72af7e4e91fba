import { today } from "@linkedpotential/contract/dates";
import { liveTrainingCategories } from "@linkedpotential/contract/live-trainings/defaults";
import { liveTrainingDescriptionMax } from "@linkedpotential/contract/live-trainings/limits";
import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { type EventInput, eventForm, seriesCountFrom } from "@linkedpotential/contract/live-trainings/series-schema";
import { useQuery } from "@tanstack/react-query";
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
import { freshLiveTrainingQuery } from "../api.ts";
import { hasFollowing } from "../series.ts";
import { useCreateLiveTraining, useCreateSeries, useUpdateLiveTraining } from "./admin-api.ts";
import { eventProblems } from "./event-problems.ts";
import { copiedValues, type EventValues, eventValues } from "./event-values.ts";
import { LinkFields } from "./link-fields.tsx";
import { SeatsField } from "./seats-field.tsx";
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
  const current = useCurrentEvent(event);
  const saveAsNew = async ({ every, count, scope: _scope, ...body }: EventInput) => {
    await (every === "once"
      ? create.runAsync(body)
      : createSeries.runAsync({ ...body, every, count: seriesCountFrom(count) }));
    onClose();
  };
  const form = useForm({
    schema: eventForm,
    initial,
    check: (values) => eventProblems(values, current, new Date()),
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
      <EventFields form={form} event={current} />
    </Dialog>
  );
}

/** Returns the event with the seats that are taken now. Others may have registered since it was read. */
function useCurrentEvent(event: LiveTraining | undefined): LiveTraining | undefined {
  const { data = event } = useQuery({ ...freshLiveTrainingQuery(event?.id ?? 0), enabled: event !== undefined });
  return data;
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
      <SeatsField form={form} event={event} />
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
      <LinkFields form={form} />
      {!event && <SeriesFields form={form} />}
    </div>
  );
}
