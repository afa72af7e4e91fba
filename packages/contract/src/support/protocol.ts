import type { Endpoint } from "../protocol.ts";

export const endpoints = {
  "support/send": "POST /api/support",
} as const satisfies Record<`support/${string}`, Endpoint>;
