import type { Endpoint } from "../protocol.ts";

export const endpoints = {
  "support/send": "POST /api/support",
  "support/report-barrier": "POST /api/barriers",
  "support/request-call": "POST /api/call-requests",
  "support/report-crash": "POST /api/crash-reports",
} as const satisfies Record<`support/${string}`, Endpoint>;
