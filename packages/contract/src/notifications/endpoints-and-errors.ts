import type { Endpoint } from "../protocol.ts";

export const endpoints = {
  "notifications/list": "GET /api/notifications",
  "notifications/count-unread": "GET /api/notifications/unread-count",
  "notifications/mark-read": "PUT /api/notifications/mark-read",
} as const satisfies Record<`notifications/${string}`, Endpoint>;
