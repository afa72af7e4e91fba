import type { RecipientsPage } from "@linkedpotential/contract/bus";
import { publish } from "../bus/publish.ts";
import { digestReaders } from "../community/digest-readers.ts";
import type { Context } from "../context.ts";
import { peopleWithFollowUps } from "../leads/follow-ups/people-with-follow-ups.ts";

const pageSize = 200;

/**
 * Publishes one event per person of a page, then an event for the next page, so that a failed page is retried alone. A
 * repeated page publishes its events again; their subscribers act once per person and day.
 * @throws errors of the bus
 */
export async function fanOut(ctx: Context, page: RecipientsPage): Promise<{ people: number; isLast: boolean }> {
  const { event, date } = page;
  ctx.log.note("event", event);
  const { userIds, next } =
    event === "user.follow_ups_due" ? await peopleWithFollowUps(page, pageSize) : await digestReaders(page, pageSize);
  await publish(
    ctx,
    event,
    userIds.map((userId) => ({ userId, date })),
  );
  if (next) await publish(ctx, "recipients.page_due", [next]);
  return { people: userIds.length, isLast: !next };
}
