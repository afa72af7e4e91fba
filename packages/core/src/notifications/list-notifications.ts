import type * as routes from "@linkedpotential/contract/notifications/routes";
import { notificationPageSize } from "@linkedpotential/contract/notifications/values";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { findOwnUser } from "../user/find-own-user.ts";
import { notificationText } from "./notification-texts.ts";
import { readNotifications } from "./read-notifications.ts";
import { readSubjects } from "./subjects.ts";

type Input = InputOf<typeof routes.listNotifications>;

/** In the reader's language, with the names of now. @throws `request.invalid` for a cursor */
export async function listNotifications(
  ctx: UserContext,
  input: Input,
): Promise<AnswerOf<typeof routes.listNotifications>> {
  const userId = ctx.user.id;
  const limit = Math.min(input.limit ?? notificationPageSize, notificationPageSize);
  const stretch = { limit, ...(input.cursor !== undefined && { before: positionOf(input.cursor) }) };
  const [reader, { notifications, hasMore }] = await Promise.all([
    findOwnUser(ctx),
    readNotifications(userId, stretch),
  ]);
  const subjects = await readSubjects(userId, notifications);
  const items = notifications.map((one) => {
    const { notificationId: id, type, relatedId, createdAt, isRead } = one;
    return { id, type, ...notificationText(reader, one, subjects), relatedId, isRead, createdAt };
  });
  const last = notifications.at(-1);
  return { items, nextCursor: hasMore && last ? String(last.notificationId) : undefined };
}

function positionOf(cursor: string): number {
  if (!/^[1-9]\d{0,15}$/.test(cursor)) {
    throw new DomainError("request.invalid", { fields: { cursor: { key: "invalid" } } });
  }
  return Number(cursor);
}
