import { session } from "../grant.ts";
import { defineRoute } from "../route.ts";
import { profileAnswer, profileChange } from "./schema.ts";

export const updateProfile = defineRoute("profile/update", {
  summary: "Update the profile",
  access: "user",
  grant: { table: [session, "PutItem", "UpdateItem"], mail: true, media: ["PutObject", "DeleteObject"] },
  body: profileChange,
  sample: {
    name: "Ida Öz",
    email: "ida.oez@example.org",
    activityArea: "Sales & Akquise",
    linkedinUrl: "https://www.linkedin.com/in/ida-oez",
    skills: ["Kaltakquise", "Verhandeln"],
    description: "Ich gewinne Kunden für Handwerksbetriebe.",
    availability: "Ab März, 3 Tage pro Woche",
    dayRate: 720,
    languages: [{ language: "de", level: "native" }],
    references: [{ customer: "Tischlerei Öz", year: 2026, text: "Zwölf neue Kunden in einem halben Jahr.", link: "" }],
  },
  // A picture of 4 MB in Base64 fits into this limit, which is below the 6 MB that a Lambda request may have.
  bodyMax: 5.7 * 1024 * 1024,
  answer: profileAnswer,
  errors: [
    "profile.email_taken",
    "profile.image_invalid",
    "profile.image_too_large",
    "profile.image_dimensions",
    "auth.wrong_password",
    "auth.mail_failed",
    "request.conflict",
  ],
});

export const cancelEmail = defineRoute("profile/cancel-email", {
  summary: "Cancel the pending change of the e-mail address",
  access: "user",
  grant: { table: [session, "UpdateItem"] },
  answer: profileAnswer,
});
