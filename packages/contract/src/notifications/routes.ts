import * as z from "zod/mini";
import { success } from "../fields.ts";
import { session } from "../grant.ts";
import { defineRoute } from "../route.ts";
import { notification, notificationListQuery, unreadCount } from "./schema.ts";

export const listNotifications = defineRoute("notifications/list", {
  summary: "List the notifications, newest first",
  access: "user",
  grant: { table: [session, "Query", "Query:gsi1", "BatchGetItem"] },
  query: notificationListQuery,
  answer: z.array(notification),
  paged: true,
});

export const countUnread = defineRoute("notifications/count-unread", {
  summary: "Count the unread notifications, up to a hundred",
  access: "user",
  grant: { table: [session, "Query", "Query:gsi1"] },
  answer: unreadCount,
});

export const markRead = defineRoute("notifications/mark-read", {
  summary: "Mark all notifications as read",
  access: "user",
  grant: { table: [session, "Query", "PutItem", "UpdateItem"] },
  answer: success,
});
