import type { Endpoint } from "../protocol.ts";

export const endpoints = {
  "legal/get-operator": "GET /api/operator",
} as const satisfies Record<`legal/${string}`, Endpoint>;
