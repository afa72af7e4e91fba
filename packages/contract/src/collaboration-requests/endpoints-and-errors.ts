import type { Endpoint, Failure } from "../protocol.ts";

export const endpoints = {
  "collaboration-requests/create": "POST /api/collaboration-requests",
  "collaboration-requests/withdraw": "DELETE /api/collaboration-requests/{requestId}",
  "collaboration-requests/answer": "PUT /api/collaboration-requests/{requestId}/status",
  "collaboration-requests/list-for-post": "GET /api/collaboration-requests-for-post/{postId}",
  "collaboration-requests/list-received": "GET /api/received-collaboration-requests",
  "collaboration-requests/list-sent": "GET /api/user-collaboration-requests/{userId}",
} as const satisfies Record<`collaboration-requests/${string}`, Endpoint>;

export const errors = {
  "collaboration_request.not_found": { status: 404, de: "Diese Anfrage gibt es nicht mehr." },
  "collaboration_request.own_post": { status: 400, de: "Zum eigenen Beitrag können Sie keine Anfrage senden." },
  "collaboration_request.already_sent": { status: 409, de: "Hierzu haben Sie schon eine Anfrage gesendet." },
  "collaboration_request.already_accepted": { status: 409, de: "Diese Anfrage wurde schon angenommen." },
  "collaboration_request.too_many": {
    status: 409,
    de: "Hierzu sind schon sehr viele Anfragen offen. Bitte versuchen Sie es später.",
  },
} as const satisfies Record<string, Failure>;
