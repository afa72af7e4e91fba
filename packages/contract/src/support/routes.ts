import { success } from "../fields.ts";
import { record, session } from "../grant.ts";
import { defineRoute } from "../route.ts";
import { barrierReport, supportMessage } from "./schema.ts";

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

/** Whoever cannot use the sign-in must be able to say so. */
export const reportBarrier = defineRoute("support/report-barrier", {
  summary: "Report a barrier to the support team, without signing in",
  access: "public",
  grant: { table: [session, record, "UpdateItem", "DeleteItem"], mail: true },
  body: barrierReport,
  sample: { email: "ida@example.org", page: "Anmeldung", message: "Der Dialog lässt sich nicht vorlesen." },
  answer: success,
  status: 201,
  errors: ["auth.mail_failed"],
});
