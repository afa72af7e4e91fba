import * as z from "zod/mini";
import { defineRoute } from "../route.ts";

export const getOpenApi = defineRoute("openapi/get", {
  access: "public",
  answer: z.record(z.string(), z.unknown()),
});
