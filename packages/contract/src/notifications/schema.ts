import * as z from "zod/mini";
import { instant, pageQuery } from "../fields.ts";
import { notificationTypes, unreadMax } from "./values.ts";

export type NotificationType = (typeof notificationTypes)[number];

export const notification = z.object({
  id: z.number(),
  type: z.enum(notificationTypes),
  /** In the language of the account, as the message is. */
  title: z.string(),
  message: z.string(),
  /** Of the lead, the live event, the post, the report or, for the own profile, the account that it is about. */
  relatedId: z.number(),
  isRead: z.boolean(),
  createdAt: instant,
});
export type Notification = z.output<typeof notification>;

export const notificationListQuery = z.object(pageQuery);

export const unreadCount = z.object({ count: z.int().check(z.gte(0), z.lte(unreadMax)) });
