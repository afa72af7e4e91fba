import * as z from "zod/mini";
import { defineRoute } from "../route.ts";

/** The public signing keys as a JSON Web Key Set (RFC 7517). */
export const listKeys = defineRoute("keys/list", {
  summary: "The public keys of session tokens",
  access: "public",
  grant: {},
  answer: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
});
