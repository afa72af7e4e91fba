import { expect, it } from "vitest";
import { grantsById, routesByAddress, withoutValidSample } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("only freelancers send requests, and the authors of posts answer them", () => {
  expect(routesByAddress(routes)).toEqual({
    "POST /api/collaboration-requests":
      "freelancer 201 plan_limit profile.linkedin_required post.not_found collaboration_request.own_post collaboration_request.already_sent collaboration_request.too_many post.filled",
    "DELETE /api/collaboration-requests/{requestId}":
      "freelancer 200 plan_limit collaboration_request.not_found collaboration_request.already_accepted",
    "PUT /api/collaboration-requests/{requestId}/status":
      "user 200 plan_limit collaboration_request.not_found collaboration_request.already_accepted",
    "GET /api/collaboration-requests-for-post/{postId}": "user 200 plan_limit post.not_found",
    "GET /api/received-collaboration-requests": "freelancer 200 plan_limit",
    "GET /api/user-collaboration-requests/{userId}": "freelancer 200 plan_limit",
  });
});

it("each route has exactly the grants it needs in AWS", () => {
  expect(grantsById(routes)).toEqual({
    "collaboration-requests/create": "GetItem PutItem UpdateItem ConditionCheckItem",
    "collaboration-requests/withdraw": "GetItem Query:gsi1 UpdateItem DeleteItem",
    "collaboration-requests/answer":
      "GetItem BatchGetItem Query Query:gsi1 PutItem UpdateItem DeleteItem ConditionCheckItem",
    "collaboration-requests/list-for-post": "GetItem BatchGetItem Query",
    "collaboration-requests/list-received": "GetItem BatchGetItem Query",
    "collaboration-requests/list-sent": "GetItem BatchGetItem Query Query:gsi2",
  });
});

it("each route has a summary and a valid sample", () => {
  expect(withoutValidSample(routes)).toEqual([]);
});
