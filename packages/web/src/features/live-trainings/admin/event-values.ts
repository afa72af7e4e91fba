import { defaultInstructor, defaultParticipants, defaultTime } from "@linkedpotential/contract/live-trainings/defaults";
import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";

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
};

export function eventValues(event?: LiveTraining): EventValues {
  if (!event) return emptyValues;
  const { title, category, description, date, time, duration, instructor, bookingLink } = event;
  return {
    ...{ title, category, description, date, time, duration, instructor, bookingLink },
    meetingLink: event.meetingLink ?? "",
    maxParticipants: String(event.maxParticipants),
  };
}
