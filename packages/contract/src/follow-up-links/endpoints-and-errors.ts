import type { Endpoint, Failure } from "../protocol.ts";

export const endpoints = {
  "follow-up-links/preview": "POST /api/follow-up-links/preview",
  "follow-up-links/apply": "POST /api/follow-up-links/apply",
} as const satisfies Record<`follow-up-links/${string}`, Endpoint>;

export const errors = {
  "follow_up_link.invalid": { status: 404, de: "Dieser Link gilt nicht. Im CRM finden Sie alle Follow-ups." },
  "follow_up_link.expired": {
    status: 410,
    de: "Dieser Link ist abgelaufen. Im CRM finden Sie alle Follow-ups.",
  },
  "follow_up_link.changed": { status: 409, de: "Dieses Follow-up wurde schon geändert." },
} as const satisfies Record<string, Failure>;
