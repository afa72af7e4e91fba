import * as z from "zod/mini";
import { success } from "../fields.ts";
import { record, session } from "../grant.ts";
import { defineRoute } from "../route.ts";
import * as schema from "./schema.ts";

const find = [session, "BatchGetItem", "Query", "Query:gsi1", "Query:gsi2"] as const;

export const listRequestMessages = defineRoute("request-messages/list", {
  summary: "List the messages under a request, newest first",
  access: "user",
  grant: { table: find },
  params: schema.requestMessageParams,
  query: schema.requestMessageQuery,
  answer: z.array(schema.requestMessage),
  paged: true,
  errors: ["plan_limit", "project_request.not_found"],
});

export const updateRequestConversation = defineRoute("request-messages/update", {
  summary: "Mark the messages of the other side as read, or record how the company proceeds with an accepted request",
  access: "user",
  grant: { table: [...find, "UpdateItem", "PutItem"] },
  params: schema.requestMessageParams,
  body: schema.requestConversationChange,
  sample: { readUntil: 1 },
  answer: success,
  errors: ["session.forbidden", "plan_limit", "project_request.not_found", "request_message.not_accepted"],
});

export const sendRequestMessage = defineRoute("request-messages/send", {
  summary: "Write a message under an accepted request, with a file, a proposal or the answer to one",
  access: "user",
  grant: {
    table: [...find, "UpdateItem", record, "ConditionCheckItem"],
    attachments: ["PutObject", "DeleteObject"],
  },
  params: schema.requestMessageParams,
  body: schema.newRequestMessage,
  sample: { text: "Passt Ihnen Dienstag um 10 Uhr?" },
  // A file of 3 MB in Base64 and a text fit into this limit.
  bodyMax: 4.2 * 1024 * 1024,
  answer: schema.requestMessage,
  status: 201,
  errors: [
    "session.forbidden",
    "plan_limit",
    "project_request.not_found",
    "request_message.not_accepted",
    "request_message.too_many",
    "request_message.proposal_answered",
    "request_message.proposal_closed",
    "request_message.slot_unavailable",
    "request_message.file_empty",
    "request_message.file_too_large",
    "request_message.file_type",
  ],
});

export const getAttachment = defineRoute("request-messages/get-attachment", {
  summary: "Download the file of a message under a request",
  access: "user",
  grant: { table: find, attachments: ["GetObject"] },
  params: schema.attachmentParams,
  answer: z.string(),
  mediaType: "application/octet-stream",
  errors: ["plan_limit", "project_request.not_found", "request_message.file_not_found"],
});
