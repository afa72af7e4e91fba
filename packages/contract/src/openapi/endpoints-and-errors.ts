import type { Endpoint } from "../protocol.ts";

export const endpoints = {
  "openapi/get": "GET /api/openapi.json",
} as const satisfies Record<`openapi/${string}`, Endpoint>;
