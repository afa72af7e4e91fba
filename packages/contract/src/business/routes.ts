import { defineRoute } from "../route.ts";
import { businessOffer } from "./schema.ts";

export const getOffer = defineRoute("business/get-offer", {
  summary: "Get the address for booking a strategy call",
  access: "public",
  grant: {},
  answer: businessOffer,
});
