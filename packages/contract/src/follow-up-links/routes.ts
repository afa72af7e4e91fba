import { defineRoute } from "../route.ts";
import * as schema from "./schema.ts";

const sample = { token: `done.1.1.2027-03-12o.1805443200.${"A".repeat(43)}` };

export const previewFollowUpLink = defineRoute("follow-up-links/preview", {
  summary: "Tell what a link in the mail of due follow-ups would do; changes nothing",
  access: "public",
  grant: { table: ["GetItem", "UpdateItem"] },
  body: schema.linkPreview,
  sample,
  answer: schema.previewedFollowUp,
  errors: ["follow_up_link.invalid", "follow_up_link.expired", "follow_up_link.changed", "lead.not_found"],
});

export const applyFollowUpLink = defineRoute("follow-up-links/apply", {
  summary: "Complete, postpone or plan a follow-up with the token from the mail, or undo that",
  access: "public",
  grant: { table: ["GetItem", "PutItem", "UpdateItem"] },
  body: schema.linkUse,
  sample,
  answer: schema.usedLink,
  errors: ["follow_up_link.invalid", "follow_up_link.expired", "follow_up_link.changed", "lead.not_found"],
});
