import { expect, it } from "vitest";
import { grantsById, routesByAddress, withoutValidSample } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("both sides of a request read and write its messages", () => {
  expect(routesByAddress(routes)).toEqual({
    "GET /api/request-messages/{requestId}": "user 200 plan_limit project_request.not_found",
    "PUT /api/request-messages/{requestId}":
      "user 200 session.forbidden plan_limit project_request.not_found request_message.not_accepted",
    "POST /api/request-messages/{requestId}":
      "user 201 session.forbidden plan_limit project_request.not_found request_message.not_accepted request_message.too_many request_message.proposal_answered request_message.proposal_closed request_message.slot_unavailable request_message.file_empty request_message.file_too_large request_message.file_type",
    "GET /api/request-messages/{requestId}/attachments/{messageId}":
      "user 200 plan_limit project_request.not_found request_message.file_not_found",
  });
});

it("each route has exactly the grants it needs in AWS", () => {
  expect(grantsById(routes)).toEqual({
    "request-messages/list": "GetItem BatchGetItem Query Query:gsi1 Query:gsi2",
    "request-messages/update": "GetItem BatchGetItem Query Query:gsi1 Query:gsi2 UpdateItem PutItem",
    "request-messages/send":
      "GetItem BatchGetItem Query Query:gsi1 Query:gsi2 UpdateItem PutItem ConditionCheckItem s3:PutObject s3:DeleteObject",
    "request-messages/get-attachment": "GetItem BatchGetItem Query Query:gsi1 Query:gsi2 s3:GetObject",
  });
});

it("each route has a summary and a valid sample", () => {
  expect(withoutValidSample(routes)).toEqual([]);
});
