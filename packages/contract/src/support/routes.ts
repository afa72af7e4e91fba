import { success } from "../fields.ts";
import { record, session } from "../grant.ts";
import { defineRoute } from "../route.ts";
import { supportMessage } from "./schema.ts";

export const sendSupportMessage = defineRoute("support/send", {
  summary: "Write to the support team",
  access: "user",
  grant: { table: [session, record, "UpdateItem", "DeleteItem"], mail: true },
  body: supportMessage,
  sample: { subject: "Frage zum Import", message: "Wie lade ich eine Datei hoch?" },
  answer: success,
  status: 201,
  errors: ["auth.mail_failed"],
});
