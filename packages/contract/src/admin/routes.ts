import * as z from "zod/mini";
import { success } from "../fields.ts";
import { type Grant, record, session } from "../grant.ts";
import { defineRoute } from "../route.ts";
import * as schema from "./schema.ts";

const deleting: Grant = { table: [session, "Query", "PutItem", "DeleteItem"] };

export const listUsers = defineRoute("admin/list-users", {
  summary: "List accounts, newest first, optionally filtered by words in name or address",
  access: "admin",
  grant: { table: [session, "BatchGetItem", "Query:gsi2", "UpdateItem"] },
  query: schema.userListQuery,
  answer: z.array(schema.listedUser),
  paged: true,
});

export const deleteUser = defineRoute("admin/delete-user", {
  summary: "Delete an account with all its data",
  access: "admin",
  grant: deleting,
  params: schema.accountParams,
  answer: success,
  errors: ["admin.user_not_found", "admin.user_protected"],
});

export const deleteUsers = defineRoute("admin/delete-users", {
  summary: "Delete the accounts of the given addresses, except admins",
  access: "admin",
  grant: { table: [...(deleting.table ?? []), "BatchGetItem"] },
  body: schema.addressList,
  sample: { emails: ["ida@example.org"] },
  answer: schema.deletedCount,
});

export const lookUpUsers = defineRoute("admin/look-up-users", {
  summary: "Look up which of the given addresses have an account",
  access: "admin",
  grant: { table: [session, "BatchGetItem", "UpdateItem"] },
  body: schema.addressList,
  sample: { emails: ["ida@example.org"] },
  answer: schema.addressHits,
});

export const listCodes = defineRoute("admin/list-codes", {
  summary: "List the registration codes for business accounts, newest first",
  access: "admin",
  grant: { table: [session, "Query:gsi1"] },
  query: schema.pageQuery,
  answer: z.array(schema.registrationCode),
  paged: true,
});

export const createCode = defineRoute("admin/create-code", {
  summary: "Create a registration code",
  access: "admin",
  grant: { table: [session, record] },
  body: schema.newRegistrationCode,
  sample: { maxUses: 10, expiresAt: "2100-01-01T00:00:00.000Z" },
  answer: schema.registrationCode,
  status: 201,
  errors: ["admin.code_expired"],
});

export const revokeCode = defineRoute("admin/revoke-code", {
  summary: "Revoke a registration code; accounts registered with it stay",
  access: "admin",
  grant: { table: [session, "PutItem", "DeleteItem"] },
  params: schema.codeParams,
  answer: success,
  errors: ["admin.code_not_found"],
});

export const listActions = defineRoute("admin/list-actions", {
  summary: "List actions of admins, newest first",
  access: "admin",
  grant: { table: [session, "BatchGetItem", "Query"] },
  query: schema.pageQuery,
  answer: z.array(schema.adminActionEntry),
  paged: true,
});
