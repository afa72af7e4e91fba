import * as z from "zod/mini";
import { success } from "../fields.ts";
import { defineRoute } from "../route.ts";
import * as schema from "./schema.ts";

export const listLeads = defineRoute("leads/list", {
  access: "freelancer",
  query: schema.leadListQuery,
  answer: z.array(schema.leadListItem),
  paged: true,
  revalidated: true,
});

export const getLead = defineRoute("leads/get", {
  access: "freelancer",
  params: schema.leadParams,
  answer: schema.lead,
  errors: ["lead.not_found"],
});

export const createLead = defineRoute("leads/create", {
  access: "freelancer",
  body: schema.newLead,
  answer: schema.lead,
  status: 201,
  errors: ["plan_limit"],
});

export const updateLead = defineRoute("leads/update", {
  access: "freelancer",
  params: schema.leadParams,
  body: schema.leadChange,
  answer: schema.lead,
  errors: ["lead.not_found"],
});

export const deleteLead = defineRoute("leads/delete", {
  access: "freelancer",
  params: schema.leadParams,
  answer: success,
  errors: ["lead.not_found"],
});

/** Brings back a lead deleted within the last hour, with its id, notes and timeline (the undo of D43). */
export const restoreLead = defineRoute("leads/restore", {
  access: "freelancer",
  params: schema.leadParams,
  answer: schema.lead,
  errors: ["lead.restore_expired", "plan_limit"],
});

/** Newest first. */
export const listTimeline = defineRoute("leads/list-timeline", {
  access: "freelancer",
  params: schema.leadParams,
  answer: z.array(schema.timelineEntry),
  errors: ["lead.not_found"],
});

export const logTouch = defineRoute("leads/log-touch", {
  access: "freelancer",
  params: schema.leadParams,
  body: schema.newTouch,
  answer: schema.timelineEntry,
  status: 201,
  errors: ["lead.not_found"],
});

export const importLeads = defineRoute("leads/import", {
  access: "freelancer",
  body: schema.leadImport,
  bodyMax: 4 * 1024 * 1024,
  answer: schema.leadImportReport,
  status: 201,
  errors: ["lead.import_unreadable", "plan_limit"],
});

/** The first part has the header; who joins all has the file. */
export const exportLeads = defineRoute("leads/export", {
  access: "freelancer",
  query: schema.leadExportQuery,
  answer: z.string(),
  mediaType: "text/csv; charset=utf-8",
});
