import { session } from "../grant.ts";
import { defineRoute } from "../route.ts";
import { businessOffer } from "./schema.ts";
import { support } from "./support-schema.ts";

export const getOffer = defineRoute("business/get-offer", {
  summary: "Get the address for booking a strategy call",
  access: "public",
  grant: {},
  answer: businessOffer,
});

export const getSupport = defineRoute("business/get-support", {
  summary: "Get contact person, next session and documents of the support that the own company gets",
  access: "business",
  grant: { table: [session] },
  answer: support,
});
