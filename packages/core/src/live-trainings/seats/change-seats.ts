import { waitingListMax } from "@linkedpotential/contract/live-trainings/limits";
import type { Context } from "../../context.ts";
import { ConflictError } from "../../db/conflict.ts";
import { SeatsEntity, type StoredSeats } from "./seats.entity.ts";
import type { EventSeats } from "./with-seats.ts";

type Ctx = Pick<Context, "now">;
interface Key {
  liveTrainingId: number;
  userId: number;
}

/** Result of a conditional update. `seats` are the seats after the update or, when it was refused, the stored seats. */
interface SeatsChange {
  isRefused: boolean;
  seats: StoredSeats;
}

// Make each change with one conditional update. DynamoDB runs such updates one after the other, so they never conflict
// as transactions would. A failed condition returns the stored seats, which saves a second read.
const options = { response: "all_new", returnOnConditionCheckFailure: "all_old" } as const;

/** Gives a free seat to the user, on condition that nobody waits for it. */
export const claimSeat = (ctx: Ctx, { liveTrainingId, userId }: Key): Promise<SeatsChange> =>
  changed(() =>
    SeatsEntity.update({ liveTrainingId })
      .add({ taken: 1, registered: [userId], revision: 1 })
      .set({ uncheckedSince: ctx.now().toISOString() })
      .where((of, { eq, name, notContains, size }) =>
        [
          eq(of.state, "announced"),
          `${name(of.taken)} < ${name(of.maxParticipants)}`,
          `${size(of.line)} = ${size(of.offers)}`,
          notContains(of.registered, userId),
          notContains(of.line, userId),
        ].join(" AND "),
      )
      .go(options),
  );

export function acceptOffer(ctx: Ctx, event: EventSeats, { liveTrainingId, userId }: Key): Promise<SeatsChange> {
  const { place, offer, offeredUntil = "" } = indexesOf(event, userId);
  return changed(() =>
    SeatsEntity.update({ liveTrainingId })
      .data((of, { add, remove, set }) => {
        remove(of.line[place]);
        if (event.hasTimes) remove(of.lineSince[place]);
        remove(of.offers[offer]);
        add(of.registered, [userId]);
        add(of.revision, 1);
        set(of.uncheckedSince, ctx.now().toISOString());
      })
      .where((of, { eq, name, escape: literal }) =>
        [
          eq(of.state, "announced"),
          `${name(of.line[place])} = ${literal(userId)}`,
          `${name(of.offers[offer]?.userId)} = ${literal(userId)}`,
          `${name(of.offers[offer]?.offeredUntil)} = ${literal(offeredUntil)}`,
        ].join(" AND "),
      )
      .go(options),
  );
}

/** Appends the user to the waiting list, on condition that no seat is free or others wait for one. */
export const joinWaitingList = (
  ctx: Ctx,
  { hasTimes }: EventSeats,
  { liveTrainingId, userId }: Key,
): Promise<SeatsChange> =>
  changed(() =>
    SeatsEntity.update({ liveTrainingId })
      .append({ line: [userId], ...(hasTimes && { lineSince: [ctx.now().toISOString()] }) })
      .add({ revision: 1 })
      .where((of, { eq, name, notContains, size, escape: literal }) =>
        [
          eq(of.state, "announced"),
          `(${name(of.taken)} >= ${name(of.maxParticipants)} OR ${size(of.line)} > ${size(of.offers)})`,
          `${size(of.line)} < ${literal(waitingListMax)}`,
          notContains(of.registered, userId),
          notContains(of.line, userId),
        ].join(" AND "),
      )
      .go(options),
  );

/** Removes the user from the waiting list. A seat offered to them becomes free. */
export function leaveWaitingList(event: EventSeats, { liveTrainingId, userId }: Key): Promise<SeatsChange> {
  const { place, offer, offers } = indexesOf(event, userId);
  return changed(() =>
    SeatsEntity.update({ liveTrainingId })
      .data((of, { add, remove }) => {
        remove(of.line[place]);
        if (event.hasTimes) remove(of.lineSince[place]);
        if (offer >= 0) {
          remove(of.offers[offer]);
          add(of.taken, -1);
        }
        add(of.revision, 1);
      })
      // Offers always belong to the first users of the line. If their number is unchanged, the same users still have
      // them.
      .where(
        (of, { name, size, escape: literal }) =>
          `${name(of.line[place])} = ${literal(userId)} AND ${size(of.offers)} = ${literal(offers)}`,
      )
      .go(options),
  );
}

export const releaseSeat = (ctx: Ctx, { liveTrainingId, userId }: Key): Promise<SeatsChange> =>
  changed(() =>
    SeatsEntity.update({ liveTrainingId })
      .delete({ registered: [userId] })
      .add({ taken: -1, revision: 1 })
      .set({ uncheckedSince: ctx.now().toISOString() })
      .where((of, { contains }) => contains(of.registered, userId))
      .go(options),
  );

function indexesOf({ line }: EventSeats, userId: number) {
  const held = line.filter(({ offeredUntil }) => offeredUntil);
  return {
    place: line.findIndex((one) => one.userId === userId),
    offer: held.findIndex((one) => one.userId === userId),
    offers: held.length,
    offeredUntil: line.find((one) => one.userId === userId)?.offeredUntil,
  };
}

async function changed(update: () => Promise<{ rejected: boolean; data: StoredSeats | null }>): Promise<SeatsChange> {
  const { rejected, data } = await update();
  if (!data) throw new ConflictError();
  return { isRefused: rejected, seats: data };
}

/**
 * Returns the seats after a change.
 * @throws ConflictError when the change was refused
 */
export async function assertChanged(change: Promise<SeatsChange>): Promise<StoredSeats> {
  const { isRefused, seats } = await change;
  if (isRefused) throw new ConflictError();
  return seats;
}
