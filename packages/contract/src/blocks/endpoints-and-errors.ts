import type { Endpoint, Failure } from "../protocol.ts";

export const endpoints = {
  "blocks/list": "GET /api/blocks",
  "blocks/create": "POST /api/blocks",
  "blocks/delete": "DELETE /api/blocks/{otherUserId}",
} as const satisfies Record<`blocks/${string}`, Endpoint>;

export const errors = {
  "person.not_found": { status: 404, de: "Diese Person gibt es nicht mehr." },
  "block.self": { status: 400, de: "Sich selbst können Sie nicht blockieren." },
  "block.not_found": { status: 404, de: "Diese Person ist nicht mehr blockiert." },
  "block.too_many": {
    status: 409,
    de: "Sie haben schon 500 Personen blockiert. Bitte geben Sie zuerst eine andere frei.",
  },
} as const satisfies Record<string, Failure>;
