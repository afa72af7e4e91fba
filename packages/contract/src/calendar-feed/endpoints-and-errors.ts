import type { Endpoint, Failure } from "../protocol.ts";

export const endpoints = {
  "calendar-feed/get": "GET /api/calendar-feed",
  "calendar-feed/renew": "PUT /api/calendar-feed",
  "calendar-feed/delete": "DELETE /api/calendar-feed",
  "calendar-feed/read": "GET /api/calendar/{token}",
} as const satisfies Record<`calendar-feed/${string}`, Endpoint>;

export const errors = {
  "calendar_feed.unknown": {
    status: 404,
    de: "Diese Kalenderadresse gilt nicht mehr. In den Einstellungen erhalten Sie eine neue.",
  },
} as const satisfies Record<string, Failure>;
