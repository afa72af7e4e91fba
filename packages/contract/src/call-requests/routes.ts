import * as z from "zod/mini";
import { success } from "../fields.ts";
import { record, session } from "../grant.ts";
import { defineRoute } from "../route.ts";
import * as schema from "./schema.ts";

export const listCallRequests = defineRoute("call-requests/list", {
  summary:
    "List the requests for a strategy call in one state: open ones longest waiting first, settled ones newest first",
  access: "admin",
  grant: { table: [session, "BatchGetItem", "Query:gsi1"] },
  query: schema.callRequestQuery,
  answer: z.array(schema.storedCallRequest),
  paged: true,
});

export const settleCallRequest = defineRoute("call-requests/settle", {
  summary: "Mark a request for a strategy call as dealt with, with a note for admins, or as open again",
  access: "admin",
  grant: { table: [session, "PutItem", "UpdateItem"] },
  params: schema.callRequestParams,
  body: schema.callRequestState,
  sample: { isSettled: true, note: "Termin am 12. März vereinbart" },
  answer: success,
  errors: ["call_request.not_found", "call_request.already_settled"],
});

export const replyToCallRequest = defineRoute("call-requests/reply", {
  summary: "Mail a reply to the person who asked for a strategy call, and mark the request as dealt with if wanted",
  access: "admin",
  grant: { table: [session, record, "UpdateItem", "DeleteItem"], mail: true },
  params: schema.callRequestParams,
  body: schema.newCallReply,
  sample: {
    subject: "Ihre Anfrage für ein Strategiegespräch",
    text: "passt Ihnen Dienstag um 10 Uhr?",
    isSettled: true,
  },
  answer: success,
  status: 201,
  errors: ["call_request.not_found", "call_request.already_settled", "auth.mail_failed"],
});
