import { notificationPageSize } from "@linkedpotential/contract/notifications/limits";
import type * as routes from "@linkedpotential/contract/notifications/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { notificationText } from "./notification-texts.ts";
import { readNotifications } from "./read-notifications.ts";
import { readSubjects } from "./subjects.ts";

type Input = InputOf<typeof routes.listNotifications>;

/**
 * Lists the caller's notifications in the caller's language and with current names.
 * @throws `request.invalid` for a malformed cursor
 */
export async function listNotifications(
  ctx: UserContext,
  input: Input,
): Promise<AnswerOf<typeof routes.listNotifications>> {
  const limit = Math.min(input.limit ?? notificationPageSize, notificationPageSize);
  const stretch = { limit, ...(input.cursor !== undefined && { before: positionOf(input.cursor) }) };
  const { reader, notifications, end } = await readNotifications(ctx, stretch);
  const subjects = await readSubjects(reader, notifications);
  const items = notifications.map((one) => {
    const { notificationId: id, type, relatedId, createdAt, isRead } = one;
    return { id, type, ...notificationText(reader, one, subjects), relatedId, isRead, createdAt };
  });
  return { items, nextCursor: end === undefined ? undefined : String(end) };
}

function positionOf(cursor: string): number {
  if (!/^[1-9]\d{0,15}$/.test(cursor)) {
    throw new DomainError("request.invalid", { fields: { cursor: { key: "invalid" } } });
  }
  return Number(cursor);
}
