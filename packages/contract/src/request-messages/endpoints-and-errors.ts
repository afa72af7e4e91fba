import type { Endpoint, Failure } from "../protocol.ts";

/** Messages under an accepted request: of a business to a freelancer, or of a freelancer for a project. */
export const endpoints = {
  "request-messages/list": "GET /api/request-messages/{requestId}",
  "request-messages/update": "PUT /api/request-messages/{requestId}",
  "request-messages/send": "POST /api/request-messages/{requestId}",
} as const satisfies Record<`request-messages/${string}`, Endpoint>;

export const errors = {
  "request_message.not_accepted": {
    status: 409,
    de: "Nachrichten sind möglich, sobald die Anfrage angenommen ist.",
  },
  "request_message.too_many": {
    status: 409,
    de: "Zu dieser Anfrage gibt es schon 100 Nachrichten. Mehr sind nicht möglich.",
  },
  "request_message.proposal_answered": { status: 409, de: "Auf diesen Vorschlag ist schon geantwortet." },
  "request_message.proposal_closed": { status: 409, de: "Dieser Vorschlag gilt nicht mehr." },
  "request_message.slot_unavailable": {
    status: 409,
    de: "Dieser Termin ist vorbei oder steht nicht zur Wahl.",
  },
} as const satisfies Record<string, Failure>;
