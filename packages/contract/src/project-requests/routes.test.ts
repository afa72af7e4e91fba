import { expect, it } from "vitest";
import { grantsById, routesByAddress, withoutValidSample } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("businesses send requests, freelancers answer them on every plan", () => {
  expect(routesByAddress(routes)).toEqual({
    "POST /api/project-requests":
      "business 201 freelancer.not_found post.not_found post.filled project_request.already_sent project_request.too_many",
    "DELETE /api/project-requests/{requestId}":
      "business 200 project_request.not_found project_request.already_answered",
    "PUT /api/project-requests/{requestId}/status":
      "freelancer 200 project_request.not_found project_request.already_answered",
    "GET /api/received-project-requests": "freelancer 200",
    "GET /api/sent-project-requests": "business 200",
    "PUT /api/sent-project-requests/{requestId}":
      "business 200 project_request.not_found project_request.not_accepted project_request.contact_already_sent",
  });
});

it("each route has exactly the grants it needs in AWS", () => {
  expect(grantsById(routes)).toEqual({
    "project-requests/create": "GetItem PutItem BatchGetItem Query UpdateItem ConditionCheckItem",
    "project-requests/withdraw": "GetItem Query:gsi2 DeleteItem",
    "project-requests/update-sent": "GetItem PutItem BatchGetItem Query Query:gsi2 UpdateItem ConditionCheckItem",
    "project-requests/answer": "GetItem PutItem UpdateItem DeleteItem",
    "project-requests/list-received": "GetItem BatchGetItem Query",
    "project-requests/list-sent": "GetItem BatchGetItem Query Query:gsi2",
  });
});

it("each route has a summary and a valid sample", () => {
  expect(withoutValidSample(routes)).toEqual([]);
});
