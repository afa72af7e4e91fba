import { expect, it } from "vitest";
import { doorsOf, rightsOf, undescribed } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("is for whoever is signed in", () => {
  expect(doorsOf(routes)).toEqual({
    "PATCH /api/user/language": "user 200",
    "GET /api/user/settings": "user 200",
    "PUT /api/user/settings": "user 200",
    "GET /api/user/export": "user 200",
    "DELETE /api/user": "user 200 auth.wrong_password",
  });
});

it("may do in AWS what it needs, and nothing else", () => {
  expect(rightsOf(routes)).toEqual({
    "user/set-language": "GetItem UpdateItem",
    "user/get-settings": "GetItem",
    "user/update-settings": "GetItem UpdateItem",
    "user/export": "GetItem BatchGetItem Query Query:gsi1 Query:gsi2 UpdateItem",
    "user/delete": "GetItem Query PutItem UpdateItem DeleteItem",
  });
});

it("says what it is for, and how it is called", () => {
  expect(undescribed(routes)).toEqual([]);
});
