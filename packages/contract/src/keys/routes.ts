import * as z from "zod/mini";
import { defineRoute } from "../route.ts";

export const listKeys = defineRoute("keys/list", {
  summary: "List the public keys of session tokens",
  access: "public",
  grant: {},
  answer: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
});
