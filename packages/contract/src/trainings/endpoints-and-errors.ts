import type { Endpoint } from "../protocol.ts";

export const endpoints = {
  "trainings/list": "GET /api/trainings",
  "trainings/save-position": "PUT /api/trainings/position",
  "trainings/mark-lesson": "PUT /api/trainings/lesson",
} as const satisfies Record<`trainings/${string}`, Endpoint>;
