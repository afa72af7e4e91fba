import * as z from "zod/mini";
import { success } from "../fields.ts";
import { record, session } from "../grant.ts";
import { defineRoute } from "../route.ts";
import * as schema from "./schema.ts";

const message = "Wir suchen jemanden, der unser Kundenportal von Grund auf erneuert. ".repeat(4);

export const createProjectRequest = defineRoute("project-requests/create", {
  summary: "Send a request of a business to a freelancer",
  access: "business",
  grant: { table: [session, record, "BatchGetItem", "Query", "UpdateItem", "ConditionCheckItem"] },
  body: schema.newProjectRequest,
  sample: { toUserId: 2, message, sharesContact: true, company: "Müller & Söhne GmbH" },
  answer: schema.sentProjectRequest,
  status: 201,
  errors: [
    "freelancer.not_found",
    "post.not_found",
    "post.filled",
    "project_request.already_sent",
    "project_request.too_many",
  ],
});

export const withdrawProjectRequest = defineRoute("project-requests/withdraw", {
  summary: "Withdraw a pending request to a freelancer",
  access: "business",
  grant: { table: [session, "Query:gsi2", "DeleteItem"] },
  params: schema.projectRequestParams,
  answer: success,
  errors: ["project_request.not_found", "project_request.already_answered"],
});

export const updateSentProjectRequest = defineRoute("project-requests/update-sent", {
  summary: "Mark the answer to a request of the company as read, and send contact data to a freelancer who accepted it",
  access: "business",
  grant: { table: [session, record, "BatchGetItem", "Query", "Query:gsi2", "UpdateItem", "ConditionCheckItem"] },
  params: schema.projectRequestParams,
  body: schema.sentProjectRequestChange,
  sample: { sharesContact: true, company: "Müller & Söhne GmbH" },
  answer: schema.sentProjectRequest,
  errors: ["project_request.not_found", "project_request.not_accepted", "project_request.contact_already_sent"],
});

export const answerProjectRequest = defineRoute("project-requests/answer", {
  summary: "Accept or reject the request of a business",
  access: "freelancer",
  grant: { table: [session, "PutItem", "UpdateItem", "DeleteItem"] },
  params: schema.projectRequestParams,
  body: schema.projectRequestAnswer,
  sample: { status: "accepted", reply: "Gern. Ich habe ab März Zeit.", sharesContact: true },
  answer: schema.receivedProjectRequest,
  errors: ["project_request.not_found", "project_request.already_answered"],
});

/** Available on every plan, because businesses also find freelancers without Premium. */
export const listReceivedProjectRequests = defineRoute("project-requests/list-received", {
  summary: "List the requests of businesses to the caller, newest first",
  access: "freelancer",
  grant: { table: [session, "BatchGetItem", "Query"] },
  query: schema.projectRequestQuery,
  answer: z.array(schema.receivedProjectRequest),
  paged: true,
});

export const listSentProjectRequests = defineRoute("project-requests/list-sent", {
  summary: "List the requests to freelancers that the members of the caller's company sent, newest first",
  access: "business",
  grant: { table: [session, "BatchGetItem", "Query", "Query:gsi2"] },
  query: schema.projectRequestQuery,
  answer: z.array(schema.sentProjectRequest),
  paged: true,
});
