import type { Endpoint, Failure } from "../protocol.ts";

export const endpoints = {
  "project-requests/create": "POST /api/project-requests",
  "project-requests/withdraw": "DELETE /api/project-requests/{requestId}",
  "project-requests/answer": "PUT /api/project-requests/{requestId}/status",
  "project-requests/list-received": "GET /api/received-project-requests",
  "project-requests/list-sent": "GET /api/sent-project-requests",
  "project-requests/update-sent": "PUT /api/sent-project-requests/{requestId}",
} as const satisfies Record<`project-requests/${string}`, Endpoint>;

export const errors = {
  "project_request.not_found": { status: 404, de: "Diese Anfrage gibt es nicht mehr." },
  "project_request.already_sent": {
    status: 409,
    de: "An diese Person ist schon eine Anfrage von Ihnen offen. Bitte warten Sie die Antwort ab.",
  },
  "project_request.already_answered": { status: 409, de: "Diese Anfrage ist schon beantwortet." },
  "project_request.not_accepted": {
    status: 409,
    de: "Kontaktdaten lassen sich erst nachreichen, wenn die Anfrage angenommen ist.",
  },
  "project_request.contact_already_sent": { status: 409, de: "Ihre Kontaktdaten hat die Person schon." },
  "project_request.too_many": {
    status: 429,
    de: "Heute sind alle 10 Anfragen verschickt. Morgen können Sie wieder anfragen.",
  },
} as const satisfies Record<string, Failure>;
