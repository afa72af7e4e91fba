import { success } from "../fields.ts";
import { defineRoute } from "../route.ts";
import { supportMessage } from "./schema.ts";

export const sendSupportMessage = defineRoute("support/send", {
  access: "user",
  body: supportMessage,
  answer: success,
  status: 201,
  errors: ["auth.mail_failed"],
});
