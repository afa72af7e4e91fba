import { defineRoute } from "../route.ts";
import { businessOffer } from "./schema.ts";

export const getOffer = defineRoute("business/get-offer", {
  summary: "Where a strategy call is booked",
  access: "public",
  grant: {},
  answer: businessOffer,
});
