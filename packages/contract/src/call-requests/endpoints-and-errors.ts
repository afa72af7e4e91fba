import type { Endpoint, Failure } from "../protocol.ts";

export const endpoints = {
  "call-requests/list": "GET /api/admin/call-requests",
  "call-requests/settle": "PUT /api/admin/call-requests/{requestId}",
  "call-requests/reply": "POST /api/admin/call-requests/{requestId}/replies",
} as const satisfies Record<`call-requests/${string}`, Endpoint>;

export const errors = {
  "call_request.not_found": { status: 404, de: "Diese Anfrage gibt es nicht mehr." },
  "call_request.already_open": {
    status: 409,
    de: "Ihr Unternehmen hat schon ein Strategiegespräch angefragt. Wir melden uns per E-Mail mit Terminvorschlägen.",
  },
  "call_request.already_settled": {
    status: 409,
    de: "Diese Anfrage hat schon jemand erledigt. Bitte laden Sie die Liste neu.",
  },
} as const satisfies Record<string, Failure>;
