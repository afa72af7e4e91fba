import * as z from "zod/mini";
import { defineRoute } from "../route.ts";
import * as schema from "./schema.ts";

/** Changes nothing: mail filters open every link. */
export const openUnsubscribe = defineRoute("unsubscribe/open", {
  summary: "Lead a browser that opens the address of a mail's head to the page that asks",
  access: "public",
  grant: {},
  params: schema.unsubscribeParams,
  answer: z.string(),
  mediaType: "text/html; charset=utf-8",
});

/** Reads no body: mail programs send a form, the page sends nothing (RFC 8058). */
export const confirmUnsubscribe = defineRoute("unsubscribe/confirm", {
  summary: "Switch the mails of one kind off, by the secret in one of them",
  access: "public",
  grant: { table: ["GetItem", "UpdateItem"] },
  params: schema.unsubscribeParams,
  answer: schema.unsubscribed,
  errors: ["unsubscribe.invalid"],
});
