import type { Endpoint, Failure } from "../protocol.ts";

export const endpoints = {
  "templates/list": "GET /api/user-templates",
  "templates/create": "POST /api/user-templates",
  "templates/update": "PUT /api/user-templates/{templateId}",
  "templates/delete": "DELETE /api/user-templates/{templateId}",
} as const satisfies Record<`templates/${string}`, Endpoint>;

export const errors = {
  "template.not_found": { status: 404, de: "Diese Vorlage gibt es nicht mehr." },
  "template.limit_reached": {
    status: 409,
    de: "Sie haben schon 500 Vorlagen. Bitte löschen Sie zuerst eine, die Sie nicht mehr brauchen.",
  },
} as const satisfies Record<string, Failure>;
