import type { Endpoint, Failure } from "../protocol.ts";

/** Messages under an accepted request: of a business to a freelancer, or of a freelancer for a project. */
export const endpoints = {
  "request-messages/list": "GET /api/request-messages/{requestId}",
  "request-messages/update": "PUT /api/request-messages/{requestId}",
  "request-messages/send": "POST /api/request-messages/{requestId}",
  "request-messages/get-attachment": "GET /api/request-messages/{requestId}/attachments/{messageId}",
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
  "request_message.file_empty": { status: 400, de: "Diese Datei ist leer." },
  "request_message.file_too_large": { status: 413, de: "Die Datei ist zu groß. Möglich sind bis zu 3\u00a0MB." },
  "request_message.file_type": {
    status: 400,
    de: "Dieses Format ist nicht möglich. Senden Sie eine PDF-Datei, ein Bild (PNG oder JPEG) oder ein Dokument aus Word, Excel oder PowerPoint ohne Makros.",
  },
  "request_message.file_not_found": { status: 404, de: "Diese Datei gibt es nicht mehr." },
} as const satisfies Record<string, Failure>;
