import * as z from "zod/mini";
import { success } from "../fields.ts";
import { session } from "../grant.ts";
import { defineRoute } from "../route.ts";
import * as schema from "./schema.ts";

export const listBlocks = defineRoute("blocks/list", {
  summary: "List the people that the caller has blocked, newest first",
  access: "freelancer",
  grant: { table: [session, "BatchGetItem", "Query"] },
  query: schema.blockListQuery,
  answer: z.array(schema.blockedPerson),
  paged: true,
});

export const blockPerson = defineRoute("blocks/create", {
  summary: "Block a person: neither sees the other, and requests and a connection between them end",
  access: "freelancer",
  grant: { table: [session, "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"] },
  body: schema.newBlock,
  sample: { userId: 1 },
  answer: success,
  errors: ["person.not_found", "block.self", "block.too_many"],
});

export const unblockPerson = defineRoute("blocks/delete", {
  summary: "Unblock a person; requests and a connection are not restored",
  access: "freelancer",
  grant: { table: [session, "UpdateItem", "DeleteItem"] },
  params: schema.blockParams,
  answer: success,
  errors: ["block.not_found"],
});
