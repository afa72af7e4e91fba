import type { Endpoint } from "../protocol.ts";

export const endpoints = {
  "business/get-offer": "GET /api/business/offer",
} as const satisfies Record<`business/${string}`, Endpoint>;
