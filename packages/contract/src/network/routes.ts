import * as z from "zod/mini";
import { success } from "../fields.ts";
import { session } from "../grant.ts";
import { defineRoute } from "../route.ts";
import * as schema from "./schema.ts";

export const listNetwork = defineRoute("network/list", {
  summary: "List the caller's connections, newest first",
  access: "freelancer",
  grant: { table: [session, "BatchGetItem", "Query:gsi1"] },
  query: schema.networkQuery,
  answer: z.array(schema.networkedUser),
  paged: true,
  errors: ["plan_limit"],
});

export const removeConnection = defineRoute("network/remove", {
  summary: "Remove a connection for both users",
  access: "freelancer",
  grant: { table: [session, "PutItem", "DeleteItem"] },
  params: schema.networkedUserParams,
  answer: success,
  errors: ["plan_limit", "connection.not_found"],
});
