import { defineRoute } from "../route.ts";
import { profileAnswer, profileChange } from "./schema.ts";

export const updateProfile = defineRoute("profile/update", {
  access: "user",
  body: profileChange,
  // What API Gateway hands a Lambda ends at 6 MB; the browser sends a cropped picture of a few kilobytes.
  bodyMax: 5 * 1024 * 1024,
  answer: profileAnswer,
  errors: ["profile.email_taken", "profile.image_invalid", "profile.image_too_large", "auth.mail_failed"],
});
