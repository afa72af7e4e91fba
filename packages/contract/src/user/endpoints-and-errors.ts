import type { Endpoint, Failure } from "../protocol.ts";

export const endpoints = {
  "user/set-language": "PATCH /api/user/language",
  "user/get-settings": "GET /api/user/settings",
  "user/update-settings": "PUT /api/user/settings",
  "user/update-work-settings": "PATCH /api/user/work-settings",
  "user/accept-processing": "PUT /api/user/processing-agreement",
  "user/request-export": "POST /api/user/export",
  "user/get-export": "GET /api/user/export",
  "user/read-export": "GET /api/user/export/file",
  "user/delete": "DELETE /api/user",
} as const satisfies Record<`user/${string}`, Endpoint>;

export const errors = {
  "user.export_not_ready": { status: 404, de: "Die Datei gibt es nicht mehr. Bitte fordern Sie sie neu an." },
} as const satisfies Record<string, Failure>;
