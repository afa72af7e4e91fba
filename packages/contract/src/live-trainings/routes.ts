import * as z from "zod/mini";
import { success } from "../fields.ts";
import { record, session } from "../grant.ts";
import { defineRoute } from "../route.ts";
import * as participants from "./participants-schema.ts";
import * as schema from "./schema.ts";
import { newSeries, seriesAnswer } from "./series-schema.ts";

const sample = {
  title: "LinkedIn Sales Masterclass",
  description: "Vom ersten Kontakt zum Gespräch.",
  date: "2027-03-12",
  time: "19:00",
  duration: "90 Min",
  instructor: "Alex",
  maxParticipants: 20,
  meetingLink: "https://meet.example.org/sales",
  bookingLink: "https://booking.example.org/sales",
  category: "Sales",
} as const;

export const listLiveTrainings = defineRoute("live-trainings/list", {
  summary: "List upcoming or past live events",
  access: "freelancer",
  grant: { table: [session, "Query", "Query:gsi1"] },
  query: schema.liveTrainingListQuery,
  answer: z.array(schema.liveTraining),
  paged: true,
});

export const getLiveTraining = defineRoute("live-trainings/get", {
  summary: "Get a live event",
  access: "freelancer",
  grant: { table: [session] },
  params: schema.liveTrainingParams,
  answer: schema.liveTraining,
  errors: ["live_training.not_found"],
});

export const createLiveTraining = defineRoute("live-trainings/create", {
  summary: "Create a live event",
  access: "admin",
  grant: { table: [session, record] },
  body: schema.newLiveTraining,
  sample,
  answer: schema.liveTraining,
  status: 201,
});

export const updateLiveTraining = defineRoute("live-trainings/update", {
  summary: "Update a live event, or also the following ones of its series; participants are told of a new time or link",
  access: "admin",
  grant: { table: [session, "BatchGetItem", "Query:gsi1", "PutItem", "UpdateItem"] },
  params: schema.liveTrainingParams,
  body: schema.liveTrainingChange,
  sample,
  answer: schema.liveTraining,
  errors: ["live_training.not_found"],
});

export const deleteLiveTraining = defineRoute("live-trainings/delete", {
  summary: "Call off a live event, or also the following ones of its series, and notify the participants",
  access: "admin",
  grant: { table: [session, "BatchGetItem", "Query:gsi1", "PutItem", "UpdateItem"] },
  params: schema.liveTrainingParams,
  query: schema.liveTrainingDeletion,
  answer: success,
  errors: ["live_training.not_found"],
});

export const createSeries = defineRoute("live-trainings/create-series", {
  summary: "Create up to 52 live events at once, weekly, every two weeks or monthly",
  access: "admin",
  grant: { table: [session, record] },
  body: newSeries,
  sample: { ...sample, every: "week", count: 4 },
  answer: seriesAnswer,
  status: 201,
});

export const listParticipants = defineRoute("live-trainings/list-participants", {
  summary: "List the participants and the waiting list of a live event",
  access: "admin",
  grant: { table: [session, "BatchGetItem", "Query:gsi1"] },
  params: schema.liveTrainingParams,
  answer: participants.participantList,
  errors: ["live_training.not_found"],
});

export const addParticipant = defineRoute("live-trainings/add-participant", {
  summary: "Register an account for a live event; if no seat is free, put it on the waiting list or add a seat for it",
  access: "admin",
  grant: { table: [session, "BatchGetItem", "Query:gsi1", record, "UpdateItem", "DeleteItem"] },
  params: schema.liveTrainingParams,
  body: participants.newParticipant,
  sample: { email: "jana@example.org" },
  answer: schema.liveTraining,
  status: 201,
  errors: [
    "live_training.not_found",
    "live_training.over",
    "live_training.unknown_address",
    "live_training.freelancers_only",
    "live_training.already_listed",
    "live_training.waiting_list_full",
  ],
});

export const setAttendance = defineRoute("live-trainings/set-attendance", {
  summary: "Note whether a participant was present",
  access: "admin",
  grant: { table: [session, "UpdateItem"] },
  params: participants.participantParams,
  body: participants.attendance,
  sample: { isPresent: true },
  answer: success,
  errors: ["live_training.no_participant"],
});

export const removeParticipant = defineRoute("live-trainings/remove-participant", {
  summary: "Remove an account from a live event or its waiting list, and notify it",
  access: "admin",
  grant: { table: [session, "Query:gsi1", "PutItem", "UpdateItem", "DeleteItem"] },
  params: participants.participantParams,
  answer: success,
  errors: ["live_training.not_found", "live_training.no_participant", "live_training.over"],
});

export const moveOnWaitingList = defineRoute("live-trainings/move-on-waiting-list", {
  summary: "Move an account to another position of the waiting list",
  access: "admin",
  grant: { table: [session, "Query:gsi1", "PutItem", "UpdateItem"] },
  params: participants.participantParams,
  body: participants.waitingPosition,
  sample: { position: 1 },
  answer: success,
  errors: ["live_training.not_found", "live_training.no_participant"],
});

export const sendMessage = defineRoute("live-trainings/send-message", {
  summary: "Send a message to the participants of a live event by mail and notification",
  access: "admin",
  grant: { table: [session, record] },
  params: schema.liveTrainingParams,
  body: participants.newMessage,
  sample: { subject: "Bitte Kopfhörer mitbringen", text: "Wir üben in Zweiergruppen.", isForWaitingList: false },
  answer: participants.sentMessage,
  status: 201,
  errors: ["live_training.not_found"],
});

export const liveTrainingCalendar = defineRoute("live-trainings/calendar", {
  summary: "Get a live event as a calendar file",
  access: "freelancer",
  grant: { table: [session] },
  params: schema.liveTrainingParams,
  answer: z.string(),
  mediaType: "text/calendar; charset=utf-8",
  errors: ["live_training.not_found"],
});

export const listParticipations = defineRoute("live-trainings/list-participations", {
  summary: "List the live events that the caller is registered for",
  access: "freelancer",
  grant: { table: [session, "Query"] },
  answer: z.array(schema.participation),
});

export const register = defineRoute("live-trainings/register", {
  summary: "Register for a live event, or join its waiting list",
  access: "freelancer",
  grant: { table: [session, "Query:gsi1", record, "UpdateItem", "DeleteItem"] },
  body: schema.newParticipation,
  sample: { eventId: 1 },
  answer: schema.liveTraining,
  status: 201,
  errors: [
    "live_training.not_found",
    "live_training.over",
    "live_training.full",
    "live_training.already_registered",
    "live_training.waiting_list_full",
  ],
});

export const cancelParticipation = defineRoute("live-trainings/cancel", {
  summary: "Cancel a registration, leave the waiting list or decline an offered seat",
  access: "freelancer",
  grant: { table: [session, "Query:gsi1", "PutItem", "UpdateItem", "DeleteItem"] },
  params: schema.participationParams,
  answer: success,
  errors: ["live_training.not_found", "live_training.not_registered", "live_training.over"],
});
