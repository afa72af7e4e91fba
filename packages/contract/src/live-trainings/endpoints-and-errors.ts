import type { Endpoint, Failure } from "../protocol.ts";

export const endpoints = {
  "live-trainings/list": "GET /api/live-trainings",
  "live-trainings/get": "GET /api/live-trainings/{liveTrainingId}",
  "live-trainings/create": "POST /api/live-trainings",
  "live-trainings/update": "PUT /api/live-trainings/{liveTrainingId}",
  "live-trainings/delete": "DELETE /api/live-trainings/{liveTrainingId}",
  "live-trainings/create-series": "POST /api/live-training-series",
  "live-trainings/list-participants": "GET /api/live-trainings/{liveTrainingId}/participants",
  "live-trainings/add-participant": "POST /api/live-trainings/{liveTrainingId}/participants",
  "live-trainings/set-attendance": "PUT /api/live-trainings/{liveTrainingId}/participants/{participantId}",
  "live-trainings/remove-participant": "DELETE /api/live-trainings/{liveTrainingId}/participants/{participantId}",
  "live-trainings/move-on-waiting-list": "PUT /api/live-trainings/{liveTrainingId}/waiting-list/{participantId}",
  "live-trainings/send-message": "POST /api/live-trainings/{liveTrainingId}/messages",
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
  "live_training.no_participant": { status: 404, de: "Diese Person steht nicht mehr auf der Liste." },
  "live_training.unknown_address": {
    status: 404,
    de: "Zu dieser Adresse gibt es kein bestätigtes Konto als Freelancer.",
  },
  "live_training.freelancers_only": {
    status: 409,
    de: "Live-Events sind nur für Freelancer. Diese Adresse gehört zu einem Unternehmenskonto.",
  },
  "live_training.already_listed": { status: 409, de: "Diese Person ist schon angemeldet." },
} as const satisfies Record<string, Failure>;
