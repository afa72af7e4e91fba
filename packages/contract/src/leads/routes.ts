import * as z from "zod/mini";
import { success } from "../fields.ts";
import { record, session } from "../grant.ts";
import { defineRoute } from "../route.ts";
import { activity, activityQuery } from "./activity.ts";
import * as schema from "./schema.ts";

export const listLeads = defineRoute("leads/list", {
  summary: "List the leads by page",
  access: "freelancer",
  grant: { table: [session, "Query"] },
  query: schema.leadListQuery,
  answer: z.array(schema.leadListItem),
  paged: true,
  revalidated: true,
});

export const getLead = defineRoute("leads/get", {
  summary: "Get a lead",
  access: "freelancer",
  grant: { table: [session] },
  params: schema.leadParams,
  answer: schema.lead,
  errors: ["lead.not_found"],
});

export const createLead = defineRoute("leads/create", {
  summary: "Create a lead",
  access: "freelancer",
  grant: { table: [session, record, "UpdateItem"] },
  body: schema.newLead,
  sample: {
    name: "Jürgen Groß",
    company: "Müller & Söhne GmbH",
    position: "Einkaufsleiter",
    email: "j.gross@example.org",
    followUpDate: "2027-03-12",
    dealValue: 12_500.5,
    tags: ["SaaS"],
  },
  answer: schema.lead,
  namesLeadsVersion: true,
  status: 201,
  errors: ["plan_limit"],
});

export const updateLead = defineRoute("leads/update", {
  summary: "Change the given fields of a lead",
  access: "freelancer",
  grant: { table: [session, "PutItem", "UpdateItem"] },
  params: schema.leadParams,
  body: schema.leadChange,
  sample: { status: "qualified", closingProbability: 60 },
  answer: schema.lead,
  namesLeadsVersion: true,
  errors: ["lead.not_found"],
});

export const deleteLead = defineRoute("leads/delete", {
  summary: "Delete a lead",
  access: "freelancer",
  grant: { table: [session, "PutItem", "UpdateItem", "DeleteItem"] },
  params: schema.leadParams,
  answer: success,
  namesLeadsVersion: true,
  errors: ["lead.not_found"],
});

export const restoreLead = defineRoute("leads/restore", {
  summary: "Restore a lead deleted within the last hour",
  access: "freelancer",
  grant: { table: [session, "PutItem", "UpdateItem", "DeleteItem"] },
  params: schema.leadParams,
  answer: schema.lead,
  namesLeadsVersion: true,
  errors: ["lead.restore_expired", "plan_limit"],
});

export const listTimeline = defineRoute("leads/list-timeline", {
  summary: "List the timeline of a lead, newest first",
  access: "freelancer",
  grant: { table: [session] },
  params: schema.leadParams,
  answer: z.array(schema.timelineEntry),
  errors: ["lead.not_found"],
});

export const logTouch = defineRoute("leads/log-touch", {
  summary: "Log a contact with a lead",
  access: "freelancer",
  grant: { table: [session, record, "UpdateItem"] },
  params: schema.leadParams,
  body: schema.newTouch,
  sample: { type: "call", text: "Will im April beginnen." },
  answer: schema.timelineEntry,
  namesLeadsVersion: true,
  status: 201,
  errors: ["lead.not_found"],
});

export const deleteTouch = defineRoute("leads/delete-touch", {
  summary: "Undo the latest contact with a lead within an hour",
  access: "freelancer",
  grant: { table: [session, "PutItem", "UpdateItem"] },
  params: schema.touchParams,
  answer: schema.lead,
  namesLeadsVersion: true,
  errors: ["lead.not_found", "lead.touch_undo_expired"],
});

export const listActivity = defineRoute("leads/list-activity", {
  summary: "List what was counted of the work with leads, by day",
  access: "freelancer",
  grant: { table: [session, "Query"] },
  query: activityQuery,
  answer: activity,
});

export const importLeads = defineRoute("leads/import", {
  summary: "Create leads from a CSV file, or only check it",
  access: "freelancer",
  grant: { table: [session, "Query", "ConditionCheckItem", record, "UpdateItem", "DeleteItem"] },
  body: schema.leadImport,
  sample: { csv: "Name;Unternehmen;Position\nIda Öz;Nord AG;CEO\n", dryRun: true },
  bodyMax: 4 * 1024 * 1024,
  answer: schema.leadImportReport,
  status: 201,
  errors: ["lead.import_unreadable", "plan_limit"],
});

export const undoImport = defineRoute("leads/undo-import", {
  summary: "Delete the unchanged leads of an import within the last hour, and revert its updates",
  access: "freelancer",
  grant: { table: [session, "Query", "PutItem", "UpdateItem", "DeleteItem"] },
  body: schema.undoneImport,
  sample: { importId: "0d8f2a52-6c1e-4d0b-9a53-3d1f0e7c9b21" },
  answer: schema.undoReport,
  errors: ["lead.import_undo_expired"],
});

export const exportLeads = defineRoute("leads/export", {
  summary: "Export all leads as a CSV file",
  access: "freelancer",
  grant: { table: [session, "Query"] },
  query: schema.leadExportQuery,
  answer: z.string(),
  mediaType: "text/csv; charset=utf-8",
});

export const exportSelectedLeads = defineRoute("leads/export-selected", {
  summary: "Export the given leads as a CSV file",
  access: "freelancer",
  grant: { table: [session, "Query"] },
  query: schema.leadExportQuery,
  body: schema.selectedLeads,
  sample: { ids: [1] },
  answer: z.string(),
  mediaType: "text/csv; charset=utf-8",
});
