import type { Endpoint, Failure } from "../protocol.ts";

export const endpoints = {
  "tasks/list": "GET /api/tasks",
  "tasks/create": "POST /api/tasks",
  "tasks/update": "PUT /api/tasks/{taskId}",
  "tasks/delete": "DELETE /api/tasks/{taskId}",
} as const satisfies Record<`tasks/${string}`, Endpoint>;

export const errors = {
  "task.not_found": { status: 404, de: "Diese Aufgabe gibt es nicht mehr." },
  "task.limit_reached": { status: 409, de: "Mehr Aufgaben lassen sich nicht anlegen." },
} as const satisfies Record<string, Failure>;
