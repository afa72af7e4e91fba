import type { Endpoint, Failure } from "../protocol.ts";

export const endpoints = {
  "shortlist/update": "PUT /api/shortlist/{freelancerId}",
} as const satisfies Record<`shortlist/${string}`, Endpoint>;

export const errors = {
  "shortlist.full": {
    status: 409,
    de: "Ihre Merkliste ist mit 200 Profilen voll. Bitte entfernen Sie zuerst eines davon.",
  },
} as const satisfies Record<string, Failure>;
