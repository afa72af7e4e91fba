import * as z from "zod/mini";
import { instant, pageQuery } from "../fields.ts";
import { unreadMax } from "./limits.ts";
import { notificationTypes } from "./types.ts";

export type NotificationType = (typeof notificationTypes)[number];

export const notification = z.object({
  id: z.number(),
  type: z.enum(notificationTypes),
  title: z.string(),
  message: z.string(),
  /**
   * Id of the lead, live training, post, request or report that the notification is about. For notifications about the
   * reader's own profile or contract, id of the account.
   */
  relatedId: z.number(),
  isRead: z.boolean(),
  createdAt: instant,
});
export type Notification = z.output<typeof notification>;

export const notificationListQuery = z.object(pageQuery);

export const unreadCount = z.object({ count: z.int().check(z.gte(0), z.lte(unreadMax)) });
