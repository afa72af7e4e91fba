import { expect, it } from "vitest";
import { grantsById, routesByAddress, withoutValidSample } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("only admins reach accounts, codes and the record", () => {
  expect(routesByAddress(routes)).toEqual({
    "DELETE /api/admin/registration-codes/{code}": "admin 200 admin.code_not_found",
    "DELETE /api/admin/users/by-email": "admin 200",
    "DELETE /api/admin/users/{accountId}": "admin 200 admin.user_not_found admin.user_protected",
    "GET /api/admin/account-count": "admin 200",
    "GET /api/admin/actions": "admin 200",
    "GET /api/admin/registration-codes": "admin 200",
    "GET /api/admin/registration-codes/{code}/uses": "admin 200 admin.code_not_found",
    "PATCH /api/admin/registration-codes/{code}": "admin 200 admin.code_not_found",
    "GET /api/admin/contract-cases": "admin 200",
    "GET /api/admin/overview": "admin 200",
    "GET /api/admin/work": "admin 200",
    "PUT /api/admin/declarations/{declarationId}": "admin 200 admin.declaration_not_found",
    "GET /api/admin/users": "admin 200",
    "POST /api/admin/registration-codes": "admin 201 admin.code_expired",
    "POST /api/admin/users/by-email": "admin 200",
  });
});

it("each route has exactly the grants it needs in AWS", () => {
  expect(grantsById(routes)).toEqual({
    "admin/change-code": "GetItem UpdateItem",
    "admin/count-users": "GetItem BatchGetItem Query UpdateItem",
    "admin/create-code": "GetItem PutItem",
    "admin/get-overview": "GetItem Query Query:gsi2",
    "admin/get-work": "GetItem BatchGetItem Query Query:gsi1",
    "admin/list-code-uses": "GetItem BatchGetItem Query:gsi1",
    "admin/list-contract-cases": "GetItem BatchGetItem Query Query:gsi1",
    "admin/settle-declaration": "GetItem PutItem UpdateItem",
    "admin/delete-user": "GetItem Query PutItem DeleteItem",
    "admin/delete-users": "GetItem Query PutItem DeleteItem BatchGetItem",
    "admin/list-actions": "GetItem BatchGetItem Query",
    "admin/list-codes": "GetItem Query:gsi1",
    "admin/list-users": "GetItem BatchGetItem Query Query:gsi2 UpdateItem",
    "admin/look-up-users": "GetItem BatchGetItem UpdateItem",
    "admin/revoke-code": "GetItem PutItem DeleteItem",
  });
});

it("each route has a summary and a valid sample", () => {
  expect(withoutValidSample(routes)).toEqual([]);
});
