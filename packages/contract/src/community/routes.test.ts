import { expect, it } from "vitest";
import { grantsById, routesByAddress, withoutValidSample } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("only freelancers reach the feed, and businesses their own posts", () => {
  expect(routesByAddress(routes)).toEqual({
    "DELETE /api/community/{postId}": "user 200 plan_limit post.not_found",
    "GET /api/collaboration-posts-others": "freelancer 200 plan_limit",
    "GET /api/collaboration-posts-with-counts/{userId}": "user 200 session.forbidden plan_limit",
    "GET /api/collaboration-posts-with-requests/{userId}": "freelancer 200 plan_limit",
    "GET /api/community-authors/{authorId}": "freelancer 200 plan_limit post.author_not_found",
    "GET /api/community-previews": "freelancer 200",
    "GET /api/community": "freelancer 200 plan_limit",
    "GET /api/community/{postId}": "freelancer 200 plan_limit post.not_found",
    "POST /api/community": "freelancer 201 plan_limit profile.linkedin_required post.limit_reached",
    "POST /api/project-posts": "business 201 post.limit_reached",
    "PUT /api/project-posts/{postId}": "business 200 post.not_found post.hidden post.has_requests",
    "PUT /api/project-posts/{postId}/filled": "business 200 post.not_found post.hidden",
    "PUT /api/community/{postId}": "freelancer 200 plan_limit post.not_found post.hidden post.has_requests",
  });
});

it("each route has exactly the grants it needs in AWS", () => {
  expect(grantsById(routes)).toEqual({
    "community/create": "GetItem PutItem UpdateItem",
    "community/create-project": "GetItem PutItem UpdateItem",
    "community/delete": "GetItem PutItem UpdateItem DeleteItem",
    "community/fill-project": "GetItem BatchGetItem Query PutItem UpdateItem",
    "community/get": "GetItem BatchGetItem Query Query:gsi1",
    "community/get-author": "GetItem BatchGetItem Query",
    "community/list": "GetItem BatchGetItem Query Query:gsi1 Query:gsi2",
    "community/list-others": "GetItem BatchGetItem Query Query:gsi1",
    "community/list-own": "GetItem BatchGetItem Query",
    "community/list-previews": "GetItem BatchGetItem Query Query:gsi1",
    "community/list-requested": "GetItem BatchGetItem Query Query:gsi2",
    "community/update": "GetItem UpdateItem",
    "community/update-project": "GetItem UpdateItem",
  });
});

it("each route has a summary and a valid sample", () => {
  expect(withoutValidSample(routes)).toEqual([]);
});
