import type { Endpoint, Failure } from "../protocol.ts";

export const endpoints = {
  "profile/update": "PUT /api/profile",
  "profile/cancel-email": "DELETE /api/profile/email",
} as const satisfies Record<`profile/${string}`, Endpoint>;

export const errors = {
  "profile.email_taken": { status: 409, de: "E-Mail-Adresse wird bereits verwendet." },
  "profile.image_invalid": { status: 400, de: "Bitte wählen Sie ein Bild im Format JPEG, PNG oder WebP." },
  "profile.image_too_large": { status: 413, de: "Datei zu groß" },
  "profile.image_dimensions": { status: 400, de: "Das Bild darf höchstens 4.096 × 4.096 Pixel groß sein." },
} as const satisfies Record<string, Failure>;
