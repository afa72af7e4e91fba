import type { Endpoint, Failure } from "../protocol.ts";

export const endpoints = {
  "unsubscribe/open": "GET /api/unsubscribe/{token}",
  "unsubscribe/confirm": "POST /api/unsubscribe/{token}",
} as const satisfies Record<`unsubscribe/${string}`, Endpoint>;

export const errors = {
  "unsubscribe.invalid": {
    status: 404,
    de: "Dieser Link zum Abbestellen gilt nicht. Bitte schalten Sie die E-Mails in den Einstellungen aus.",
  },
} as const satisfies Record<string, Failure>;
