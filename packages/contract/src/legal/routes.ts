import { defineRoute } from "../route.ts";
import { operator } from "./schema.ts";

export const getOperator = defineRoute("legal/get-operator", {
  summary: "Who runs this site, for the legal pages",
  access: "public",
  grant: {},
  answer: operator,
});
