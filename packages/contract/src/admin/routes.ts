import * as z from "zod/mini";
import { success } from "../fields.ts";
import { type Grant, record, session } from "../grant.ts";
import { defineRoute } from "../route.ts";
import * as overview from "./overview-schema.ts";
import * as schema from "./schema.ts";
import * as userList from "./user-list.ts";

const deleting: Grant = { table: [session, "Query", "PutItem", "DeleteItem"] };

export const listUsers = defineRoute("admin/list-users", {
  summary: "List accounts, newest first; optionally sorted, filtered, or found by name, address or id",
  access: "admin",
  grant: { table: [session, "BatchGetItem", "Query", "Query:gsi2", "UpdateItem"] },
  query: userList.userListQuery,
  answer: z.array(schema.listedUser),
  paged: true,
});

export const countUsers = defineRoute("admin/count-users", {
  summary: "Count the accounts to which all given filters apply and that a search finds; suggests other spellings",
  access: "admin",
  grant: { table: [session, "BatchGetItem", "Query", "UpdateItem"] },
  query: userList.userCountQuery,
  answer: userList.userTotal,
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
  body: schema.manyDeletions,
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
  summary: "List the registration codes for business accounts, newest first, optionally filtered by words in the note",
  access: "admin",
  grant: { table: [session, "Query:gsi1"] },
  query: schema.codeListQuery,
  answer: z.array(schema.registrationCode),
  paged: true,
});

export const createCode = defineRoute("admin/create-code", {
  summary: "Create a registration code",
  access: "admin",
  grant: { table: [session, record] },
  body: schema.newRegistrationCode,
  sample: { maxUses: 10, expiresAt: "2100-01-01T00:00:00.000Z", note: "Nordlicht Energie" },
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

export const changeCode = defineRoute("admin/change-code", {
  summary: "Change the note of a registration code",
  access: "admin",
  grant: { table: [session, "UpdateItem"] },
  params: schema.codeParams,
  body: schema.codeChange,
  sample: { note: "Nordlicht Energie" },
  answer: schema.registrationCode,
  errors: ["admin.code_not_found"],
});

export const listCodeUses = defineRoute("admin/list-code-uses", {
  summary: "List the accounts that registered with a code, newest first",
  access: "admin",
  grant: { table: [session, "BatchGetItem", "Query:gsi1"] },
  params: schema.codeParams,
  query: schema.pageQuery,
  answer: z.array(schema.codeUse),
  paged: true,
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

export const getWork = defineRoute("admin/get-work", {
  summary: "Count the work that waits for admins, and list the most urgent cases",
  access: "admin",
  grant: { table: [session, "BatchGetItem", "Query", "Query:gsi1"] },
  answer: overview.waitingWork,
});

export const getOverview = defineRoute("admin/get-overview", {
  summary: "Get new accounts, Premium, cancellations and failed mails of the last 90 days, by day",
  access: "admin",
  grant: { table: [session, "Query", "Query:gsi2"] },
  answer: overview.overview,
});

export const listContractCases = defineRoute("admin/list-contract-cases", {
  summary: "List the contract declarations that wait for the support team, and the open payment disputes",
  access: "admin",
  grant: { table: [session, "BatchGetItem", "Query", "Query:gsi1"] },
  answer: overview.contractCases,
});

export const settleDeclaration = defineRoute("admin/settle-declaration", {
  summary: "Mark a contract declaration as dealt with, with its outcome, or as waiting again",
  access: "admin",
  grant: { table: [session, "PutItem", "UpdateItem"] },
  params: overview.declarationParams,
  body: overview.declarationState,
  sample: { isSettled: true, outcome: "unfounded", note: "Der Vertrag endete schon im Mai." },
  answer: success,
  errors: ["admin.declaration_not_found"],
});
