import type { Endpoint, Failure } from "../protocol.ts";

export const endpoints = {
  "live-trainings/list": "GET /api/live-trainings",
  "live-trainings/get": "GET /api/live-trainings/{liveTrainingId}",
  "live-trainings/create": "POST /api/live-trainings",
  "live-trainings/update": "PUT /api/live-trainings/{liveTrainingId}",
  "live-trainings/delete": "DELETE /api/live-trainings/{liveTrainingId}",
  "live-trainings/calendar": "GET /api/live-trainings/{liveTrainingId}/calendar",
  "live-trainings/list-participations": "GET /api/event-participation/user",
  "live-trainings/register": "POST /api/event-participation",
  "live-trainings/cancel": "DELETE /api/event-participation/{eventId}",
} as const satisfies Record<`live-trainings/${string}`, Endpoint>;

export const errors = {
  "live_training.not_found": { status: 404, de: "Dieses Event gibt es nicht mehr." },
  "live_training.over": { status: 409, de: "Dieses Event ist schon vorbei." },
  // The next two messages are in English: the specification says that clients recognize them by their text (D16).
  "live_training.full": { status: 409, de: "Event is full" },
  "live_training.already_registered": { status: 409, de: "Already registered for this event" },
  "live_training.waiting_list_full": { status: 409, de: "Auch die Warteliste ist voll." },
  "live_training.not_registered": { status: 404, de: "Sie sind für dieses Event nicht angemeldet." },
} as const satisfies Record<string, Failure>;
