import type { Endpoint } from "../protocol.ts";

export const endpoints = {
  "support/send": "POST /api/support",
  "support/report-barrier": "POST /api/barriers",
} as const satisfies Record<`support/${string}`, Endpoint>;
