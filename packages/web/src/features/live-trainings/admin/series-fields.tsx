import { shortDayText } from "@linkedpotential/contract/date-texts";
import { isCalendarDate } from "@linkedpotential/contract/dates";
import { seriesMax, seriesMin } from "@linkedpotential/contract/live-trainings/limits";
import { seriesDates, seriesIntervals } from "@linkedpotential/contract/live-trainings/series-dates";
import { isSeriesCount, seriesCountFrom } from "@linkedpotential/contract/live-trainings/series-schema";
import { useWatch } from "react-hook-form";
import { FormField } from "../../../lib/form/form-field.tsx";
import type { Form } from "../../../lib/form/use-form.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { EventValues } from "./event-values.ts";

/** Fields that turn a new event into a series, and the resulting dates. */
export function SeriesFields({ form }: { form: Form<EventValues> }) {
  const { series } = useTexts("event-admin");
  const every = useWatch({ control: form.control, name: "every" });
  return (
    <>
      <FormField form={form} name="every">
        {({ value, onChange }) => (
          <Select
            label={series.every}
            choices={(["once", ...seriesIntervals] as const).map((id) => ({ id, label: series.choices[id] }))}
            value={value}
            onChange={onChange}
          />
        )}
      </FormField>
      {every !== "once" && (
        <>
          <FormField form={form} name="count">
            {(field) => (
              <TextField
                isRequired
                label={series.count}
                description={series.countHint(seriesMin, seriesMax)}
                inputMode="numeric"
                autoComplete="off"
                {...field}
              />
            )}
          </FormField>
          <SeriesDates form={form} />
        </>
      )}
    </>
  );
}

function SeriesDates({ form }: { form: Form<EventValues> }) {
  const { series } = useTexts("event-admin");
  const language = useLanguage();
  const [date, every, count] = useWatch({ control: form.control, name: ["date", "every", "count"] });
  const typed = seriesCountFrom(count);
  const dates =
    date && isCalendarDate(date) && every !== "once" && isSeriesCount(typed) ? seriesDates(date, every, typed) : [];
  if (dates.length === 0) return null;
  return (
    <section className="sm:col-span-2">
      <h3 className="text-ink-muted text-sm">{series.dates(dates.length)}</h3>
      <ol
        aria-label={series.dates(dates.length)}
        className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4 gap-y-1 rounded-md bg-sunken p-3 text-sm tabular-nums"
      >
        {dates.map((one) => (
          <li key={one}>{shortDayText(one, language)}</li>
        ))}
      </ol>
    </section>
  );
}
