import type { Endpoint, Failure } from "../protocol.ts";

export const endpoints = {
  "network/list": "GET /api/networked-users",
  "network/remove": "DELETE /api/networked-users/{otherUserId}",
} as const satisfies Record<`network/${string}`, Endpoint>;

export const errors = {
  "connection.not_found": { status: 404, de: "Diese Vernetzung gibt es nicht mehr." },
} as const satisfies Record<string, Failure>;
