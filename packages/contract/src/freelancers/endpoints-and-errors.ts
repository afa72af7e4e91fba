import type { Endpoint, Failure } from "../protocol.ts";

export const endpoints = {
  "freelancers/list": "GET /api/freelancers",
  "freelancers/get": "GET /api/freelancers/{freelancerId}",
} as const satisfies Record<`freelancers/${string}`, Endpoint>;

export const errors = {
  "freelancer.not_found": { status: 404, de: "Dieses Profil ist nicht mehr zu sehen." },
} as const satisfies Record<string, Failure>;
