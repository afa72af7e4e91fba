import * as z from "zod/mini";
import { defineRoute } from "../route.ts";
import * as schema from "./schema.ts";

/** Only redirects and changes nothing, because mail filters open every link in a mail. */
export const openUnsubscribe = defineRoute("unsubscribe/open", {
  summary: "Redirect a browser to the unsubscribe page",
  access: "public",
  grant: {},
  params: schema.unsubscribeParams,
  answer: z.string(),
  mediaType: "text/html; charset=utf-8",
});

/** Ignores the body: mail programs send a form (RFC 8058), while our page sends no body. */
export const confirmUnsubscribe = defineRoute("unsubscribe/confirm", {
  summary: "Switch off one kind of mail with the token from such a mail",
  access: "public",
  grant: { table: ["GetItem", "UpdateItem"] },
  params: schema.unsubscribeParams,
  answer: schema.unsubscribed,
  errors: ["unsubscribe.invalid"],
});
