import * as z from "zod/mini";
import { defineRoute } from "../route.ts";

export const getOpenApi = defineRoute("openapi/get", {
  summary: "Get this document",
  access: "public",
  grant: {},
  answer: z.record(z.string(), z.unknown()),
});
