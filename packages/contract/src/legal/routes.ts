import { defineRoute } from "../route.ts";
import { operator } from "./schema.ts";

export const getOperator = defineRoute("legal/get-operator", {
  summary: "Get the operator of this site, for the legal pages",
  access: "public",
  grant: {},
  answer: operator,
});
