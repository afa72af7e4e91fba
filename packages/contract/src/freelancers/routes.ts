import * as z from "zod/mini";
import { session } from "../grant.ts";
import { defineRoute } from "../route.ts";
import * as schema from "./schema.ts";

/** A page may be short or empty although more pages follow, because a call reads a limited number of profiles. */
export const listFreelancers = defineRoute("freelancers/list", {
  summary: "Search the visible profiles of freelancers",
  access: "business",
  grant: { table: [session, "BatchGetItem", "Query"] },
  query: schema.freelancerSearch,
  answer: z.array(schema.listedFreelancer),
  paged: true,
});

export const getFreelancer = defineRoute("freelancers/get", {
  summary: "Get the visible profile of a freelancer",
  access: "business",
  grant: { table: [session, "BatchGetItem", "Query"] },
  params: schema.freelancerParams,
  answer: schema.freelancerProfile,
  errors: ["freelancer.not_found"],
});
