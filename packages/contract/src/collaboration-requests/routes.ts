import * as z from "zod/mini";
import { ownParams, postParams } from "../community/schema.ts";
import { success } from "../fields.ts";
import { record, session } from "../grant.ts";
import { defineRoute } from "../route.ts";
import * as schema from "./schema.ts";

const message = "Ihr Logistikportal passt zu dem, was ich seit Jahren mache. ".repeat(4);

export const createRequest = defineRoute("collaboration-requests/create", {
  summary: "Send a request for a post to its author",
  access: "freelancer",
  grant: { table: [session, record, "UpdateItem", "ConditionCheckItem"] },
  body: schema.newCollaborationRequest,
  sample: { fromUserId: 1, toUserId: 2, postId: 1, message },
  answer: schema.collaborationRequest,
  status: 201,
  errors: [
    "plan_limit",
    "profile.linkedin_required",
    "post.not_found",
    "collaboration_request.own_post",
    "collaboration_request.already_sent",
    "collaboration_request.too_many",
    "post.filled",
  ],
});

export const withdrawRequest = defineRoute("collaboration-requests/withdraw", {
  summary: "Withdraw a pending request",
  access: "freelancer",
  grant: { table: [session, "Query:gsi1", "UpdateItem", "DeleteItem"] },
  params: schema.requestParams,
  answer: success,
  errors: ["plan_limit", "collaboration_request.not_found", "collaboration_request.already_accepted"],
});

/** A rejection deletes the request, so that its sender may send another one (D21). */
export const answerRequest = defineRoute("collaboration-requests/answer", {
  summary: "Accept or reject a request about the caller's post, or about a project of the caller's company",
  access: "user",
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
  params: schema.requestParams,
  body: schema.requestAnswer,
  sample: { status: "accepted" },
  answer: schema.collaborationRequest,
  errors: ["plan_limit", "collaboration_request.not_found", "collaboration_request.already_accepted"],
});

export const listRequestsForPost = defineRoute("collaboration-requests/list-for-post", {
  summary: "List the pending requests about a post, and the accepted ones about a project of the caller's company",
  access: "user",
  grant: { table: [session, "BatchGetItem", "Query"] },
  params: postParams,
  query: schema.requestPageQuery,
  answer: z.array(schema.collaborationRequest),
  paged: true,
  errors: ["plan_limit", "post.not_found"],
});

export const listReceivedRequests = defineRoute("collaboration-requests/list-received", {
  summary: "List the pending requests about all posts of the caller, newest first",
  access: "freelancer",
  grant: { table: [session, "BatchGetItem", "Query"] },
  query: schema.requestPageQuery,
  answer: z.array(schema.receivedRequest),
  paged: true,
  errors: ["plan_limit"],
});

export const listSentRequests = defineRoute("collaboration-requests/list-sent", {
  summary: "List the requests that the caller sent, newest first",
  access: "freelancer",
  grant: { table: [session, "BatchGetItem", "Query", "Query:gsi2"] },
  params: ownParams,
  query: schema.requestPageQuery,
  answer: z.array(schema.collaborationRequest),
  paged: true,
  errors: ["plan_limit"],
});
