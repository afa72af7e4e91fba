import { success } from "../fields.ts";
import { record, session } from "../grant.ts";
import { defineRoute } from "../route.ts";
import { barrierReport, callRequest, crashReport, supportMessage } from "./schema.ts";

export const sendSupportMessage = defineRoute("support/send", {
  summary: "Write to the support team",
  access: "user",
  grant: { table: [session, record, "BatchGetItem", "Query", "Query:gsi2", "UpdateItem", "DeleteItem"], mail: true },
  body: supportMessage,
  sample: { subject: "Frage zum Import", message: "Wie lade ich eine Datei hoch?" },
  answer: success,
  status: 201,
  errors: ["auth.mail_failed", "call_request.already_open"],
});

/** Public, because the barrier may be the sign-in itself. */
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

/** Public, because a business gets its registration code only after the call. */
export const requestCall = defineRoute("support/request-call", {
  summary: "Ask the support team for a strategy call, without an account",
  access: "public",
  grant: { table: [session, record, "UpdateItem", "DeleteItem"], mail: true },
  body: callRequest,
  sample: {
    name: "Ida Nord",
    company: "Nord AG",
    email: "ida@example.org",
    message: "Wir möchten Einkaufsleitungen erreichen. Dienstags passt es uns gut.",
    hasConsented: true,
  },
  answer: success,
  status: 201,
  errors: ["auth.mail_failed"],
});

/** Public, because pages for visitors who are not signed in may crash too. */
export const reportCrash = defineRoute("support/report-crash", {
  summary: "Report a crash of the web app, without any user input",
  access: "public",
  grant: { table: ["UpdateItem"] },
  body: crashReport,
  bodyMax: 8 * 1024,
  sample: {
    release: "index-B1c2D3e4.js",
    kind: "render",
    place: "section",
    screen: "leads",
    name: "TypeError",
    frames: ["sortLeads@leads-screen-B1c2D3e4.js:1:2034"],
    components: ["LeadsTab@leads-screen-B1c2D3e4.js:1:5120"],
  },
  answer: success,
});
