import type { Endpoint } from "../protocol.ts";

export const endpoints = {
  "business/get-offer": "GET /api/business/offer",
  "business/get-support": "GET /api/business/support",
} as const satisfies Record<`business/${string}`, Endpoint>;
