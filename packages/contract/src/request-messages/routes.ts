import * as z from "zod/mini";
import { record, session } from "../grant.ts";
import { defineRoute } from "../route.ts";
import * as schema from "./schema.ts";

const find = [session, "BatchGetItem", "Query", "Query:gsi1", "Query:gsi2", "UpdateItem"] as const;

export const listRequestMessages = defineRoute("request-messages/list", {
  summary: "List the messages under a request, newest first. The first page marks all of them as read",
  access: "user",
  grant: { table: find },
  params: schema.requestMessageParams,
  query: schema.requestMessageQuery,
  answer: z.array(schema.requestMessage),
  paged: true,
  errors: ["plan_limit", "project_request.not_found"],
});

export const sendRequestMessage = defineRoute("request-messages/send", {
  summary: "Write a message under an accepted request",
  access: "user",
  grant: { table: [...find, record, "ConditionCheckItem"] },
  params: schema.requestMessageParams,
  body: schema.newRequestMessage,
  sample: { text: "Passt Ihnen Dienstag um 10 Uhr?" },
  answer: schema.requestMessage,
  status: 201,
  errors: ["plan_limit", "project_request.not_found", "request_message.not_accepted", "request_message.too_many"],
});
