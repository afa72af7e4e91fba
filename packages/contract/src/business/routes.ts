import { session } from "../grant.ts";
import { defineRoute } from "../route.ts";
import { businessOffer } from "./schema.ts";
import { ownSupport } from "./support-schema.ts";

export const getOffer = defineRoute("business/get-offer", {
  summary: "Get the address for booking a strategy call",
  access: "public",
  grant: {},
  answer: businessOffer,
});

export const getSupport = defineRoute("business/get-support", {
  summary:
    "Get the support of the own company: contact person, next session, documents and the open request for a call",
  access: "business",
  grant: { table: [session, "BatchGetItem", "Query", "Query:gsi2"] },
  answer: ownSupport,
});
