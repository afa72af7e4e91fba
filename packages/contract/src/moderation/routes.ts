import * as z from "zod/mini";
import { success } from "../fields.ts";
import { record, session } from "../grant.ts";
import { defineRoute } from "../route.ts";
import * as schema from "./schema.ts";

export const reportContent = defineRoute("moderation/report", {
  summary: "Report a post or a person",
  access: "user",
  grant: { table: [session, record, "UpdateItem"] },
  body: schema.newReport,
  sample: {
    userId: 2,
    postId: 1,
    reason: "spam",
    explanation: "Derselbe Text steht dort zwanzigmal.",
    isSincere: true,
  },
  answer: schema.reportReceipt,
  status: 201,
  errors: ["report.own", "post.not_found", "person.not_found", "report.already_open"],
});

/** Reopens the report, which admins then decide again. Allowed once per decision. */
export const objectToHiding = defineRoute("moderation/object", {
  summary: "Object to the decision that hid the caller's post or profile",
  access: "user",
  grant: { table: [session, "PutItem", "UpdateItem"] },
  body: schema.newObjection,
  sample: { postId: 1, text: "Der Beitrag beschreibt ein Projekt und wirbt für nichts." },
  answer: success,
  errors: ["objection.nothing_hidden", "objection.already_made", "objection.too_late"],
});

/** Available on every plan, because everybody affected by a decision must be able to object to it. */
export const listHiddenPosts = defineRoute("moderation/list-hidden", {
  summary: "List the caller's hidden posts with the reasons, newest first",
  access: "user",
  grant: { table: [session, "Query"] },
  answer: z.array(schema.hiddenPost),
});

export const listReports = defineRoute("moderation/list-reports", {
  summary: "List the reports: open ones, oldest first, then settled ones, newest first",
  access: "admin",
  grant: { table: [session, "BatchGetItem", "Query:gsi1"] },
  query: schema.reportListQuery,
  answer: z.array(schema.report),
  paged: true,
});

/** Recorded as a report that is settled from the start, so that objections and later decisions work as usual. */
export const hideContent = defineRoute("moderation/hide", {
  summary: "Hide a post or profile that nobody reported",
  access: "admin",
  grant: { table: [session, "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"] },
  body: schema.newHiding,
  sample: { userId: 2, postId: 1, ground: "terms", statement: "Der Beitrag verspricht sichere Gewinne." },
  answer: schema.report,
  status: 201,
  errors: ["moderation.own", "moderation.already_hidden", "post.not_found", "person.not_found"],
});

export const decideReport = defineRoute("moderation/decide", {
  summary: "Decide a report: hide the content, leave it visible or restore it",
  access: "admin",
  grant: {
    table: [
      session,
      "BatchGetItem",
      "Query",
      "Query:gsi1",
      "PutItem",
      "UpdateItem",
      "DeleteItem",
      "ConditionCheckItem",
    ],
  },
  params: schema.reportParams,
  body: schema.decision,
  sample: { revision: 1, outcome: "dismissed", statement: "Der Beitrag verstößt gegen keine Regel." },
  answer: schema.report,
  errors: ["report.not_found", "report.changed", "report.outcome_impossible"],
});
