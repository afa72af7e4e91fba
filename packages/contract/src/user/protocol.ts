import type { Endpoint } from "../protocol.ts";

export const endpoints = {
  "user/set-language": "PATCH /api/user/language",
  "user/get-settings": "GET /api/user/settings",
  "user/update-settings": "PUT /api/user/settings",
  "user/export": "GET /api/user/export",
  "user/delete": "DELETE /api/user",
} as const satisfies Record<`user/${string}`, Endpoint>;
