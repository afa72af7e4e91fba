import { addDays, daysBetween, today } from "@linkedpotential/contract/dates";
import { defaultInstructor, defaultParticipants, defaultTime } from "@linkedpotential/contract/live-trainings/defaults";
import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import type { SeriesInterval } from "@linkedpotential/contract/live-trainings/series-dates";
import type { SeriesScope } from "@linkedpotential/contract/live-trainings/series-scopes";

export interface EventValues {
  title: string;
  category: string;
  description: string;
  date: string | null;
  time: string;
  duration: string;
  maxParticipants: string;
  instructor: string;
  meetingLink: string;
  bookingLink: string;
  every: "once" | SeriesInterval;
  count: string;
  scope: SeriesScope;
  [name: string]: string | null;
}

const emptyValues: EventValues = {
  title: "",
  category: "",
  description: "",
  date: null,
  time: defaultTime,
  duration: "",
  maxParticipants: String(defaultParticipants),
  instructor: defaultInstructor,
  meetingLink: "",
  bookingLink: "",
  every: "once",
  count: "4",
  scope: "one",
};

export function eventValues(event?: LiveTraining): EventValues {
  if (!event) return emptyValues;
  const { title, category, description, date, time, duration, instructor, bookingLink } = event;
  return {
    ...emptyValues,
    ...{ title, category, description, date, time, duration, instructor, bookingLink },
    meetingLink: event.meetingLink ?? "",
    maxParticipants: String(event.maxParticipants),
  };
}

/** Returns the values for a copy of an event: the same weekday, a week later or in the week after `now`. */
export function copiedValues(event: LiveTraining, now: Date): EventValues {
  const weeks = Math.max(1, Math.floor(daysBetween(event.date, today(now)) / 7) + 1);
  return { ...eventValues(event), date: addDays(event.date, 7 * weeks) };
}
