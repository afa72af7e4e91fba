import * as z from "zod/mini";
import { success } from "../fields.ts";
import { session } from "../grant.ts";
import { defineRoute } from "../route.ts";
import * as schema from "./schema.ts";

export const getCalendarFeed = defineRoute("calendar-feed/get", {
  summary: "Tell whether the caller has a calendar feed",
  access: "freelancer",
  grant: { table: [session] },
  answer: schema.calendarFeed,
});

/** Answers 200 and not 201, because the answer to a creation would be stored, and with it the secret address. */
export const renewCalendarFeed = defineRoute("calendar-feed/renew", {
  summary: "Create the calendar feed, or give it a new address and revoke the old one",
  access: "freelancer",
  grant: { table: [session, "PutItem"] },
  answer: schema.renewedFeed,
});

export const deleteCalendarFeed = defineRoute("calendar-feed/delete", {
  summary: "Switch the calendar feed off",
  access: "freelancer",
  grant: { table: [session, "DeleteItem"] },
  answer: success,
});

export const readCalendarFeed = defineRoute("calendar-feed/read", {
  summary: "Get open follow-ups and registered live events as a calendar",
  access: "public",
  grant: { table: ["GetItem", "BatchGetItem", "Query", "Query:gsi1", "UpdateItem"] },
  params: schema.feedParams,
  answer: z.string(),
  mediaType: "text/calendar; charset=utf-8",
  errors: ["calendar_feed.unknown"],
});
