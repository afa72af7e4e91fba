import * as z from "zod/mini";
import { record, session } from "../grant.ts";
import { defineRoute } from "../route.ts";
import * as schema from "./schema.ts";

const sample = { title: "Erster Kontakt", content: "Hallo {{vorname}}, danke für die Vernetzung!" };

export const listTemplates = defineRoute("templates/list", {
  summary: "List the saved templates of a place, newest first",
  access: "freelancer",
  grant: { table: [session, "Query:gsi1"] },
  query: schema.templateListQuery,
  answer: z.array(schema.template),
  paged: true,
});

export const createTemplate = defineRoute("templates/create", {
  summary: "Save a template",
  access: "freelancer",
  grant: { table: [session, record, "UpdateItem"] },
  body: schema.newTemplate,
  sample: { templateKey: "followup", namespace: "cold", ...sample },
  answer: schema.template,
  status: 201,
  errors: ["template.limit_reached"],
});

export const updateTemplate = defineRoute("templates/update", {
  summary: "Change a template",
  access: "freelancer",
  grant: { table: [session, "UpdateItem"] },
  params: schema.templateParams,
  body: schema.templateChange,
  sample,
  answer: schema.template,
  errors: ["template.not_found"],
});

export const deleteTemplate = defineRoute("templates/delete", {
  summary: "Delete a template and the open task to publish it",
  access: "freelancer",
  grant: { table: [session, "Query:gsi1", "UpdateItem", "DeleteItem"] },
  params: schema.templateParams,
  answer: schema.templateDeletion,
  errors: ["template.not_found"],
});
