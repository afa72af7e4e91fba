import { shortDayText } from "@linkedpotential/contract/date-texts";
import { berlinInstant, isCalendarDate, timeInBerlin } from "@linkedpotential/contract/dates";
import { seriesMax, seriesMin } from "@linkedpotential/contract/live-trainings/limits";
import { clockTimeFrom } from "@linkedpotential/contract/live-trainings/rules";
import { seriesDates, seriesIntervals } from "@linkedpotential/contract/live-trainings/series-dates";
import { isSeriesCount, seriesCountFrom } from "@linkedpotential/contract/live-trainings/series-schema";
import { Fragment } from "react";
import { useWatch } from "react-hook-form";
import { FormField } from "../../../lib/form/form-field.tsx";
import type { Form } from "../../../lib/form/use-form.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { EventValues } from "./event-values.ts";

/** Fields that turn a new event into a series, and the resulting starts. */
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
          <SeriesStarts form={form} />
        </>
      )}
    </>
  );
}

/** Lists up to this many starts in full. A longer series shows the first three and the last. */
const shortSeries = 5;

function SeriesStarts({ form }: { form: Form<EventValues> }) {
  const { series } = useTexts("event-admin");
  const startText = useStartText();
  const [date, time, every, count] = useWatch({ control: form.control, name: ["date", "time", "every", "count"] });
  const typed = seriesCountFrom(count);
  const dates =
    date && isCalendarDate(date) && every !== "once" && isSeriesCount(typed) ? seriesDates(date, every, typed) : [];
  if (dates.length === 0) return null;
  const first = dates.length > shortSeries ? dates.slice(0, 3) : dates;
  const last = dates.slice(first.length).slice(-1);
  return (
    <section className="sm:col-span-2">
      <h3 className="text-ink-muted text-sm">{series.dates(dates.length)}</h3>
      <ol
        aria-label={series.dates(dates.length)}
        className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-4 gap-y-1 rounded-md bg-sunken p-3 text-sm tabular-nums"
      >
        {first.map((one) => (
          <li key={one}>{startText(one, time)}</li>
        ))}
        {last.map((one) => (
          <Fragment key={one}>
            <li className="text-ink-muted">{series.more(dates.length - first.length - 1)}</li>
            <li>{startText(one, time)}</li>
          </Fragment>
        ))}
      </ol>
    </section>
  );
}

/** Returns a function that formats a start in Berlin. It leaves out a time that cannot be read. */
function useStartText(): (date: string, typed: string) => string {
  const { time: timeText } = useTexts("dashboard").events;
  const language = useLanguage();
  return (date, typed) => {
    const time = clockTimeFrom(typed);
    const day = shortDayText(date, language);
    // The instant tells the time that is left of a time that the clock change skips.
    return time ? `${day}, ${timeText(timeInBerlin(berlinInstant(date, time)))}` : day;
  };
}
