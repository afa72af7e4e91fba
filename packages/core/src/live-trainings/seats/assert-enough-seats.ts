import type { Context } from "../../context.ts";
import { ConflictError } from "../../db/conflict.ts";
import { DomainError } from "../../errors.ts";
import { seatsAt } from "./seats.ts";
import { settleSeats } from "./settle-seats.ts";
import type { LiveTrainingWithSeats } from "./with-seats.ts";

/**
 * Refuses fewer seats than are registered or held for the waiting list. Numbers that do not fall are always accepted.
 * @throws `request.invalid` with the number of taken seats
 * @throws ConflictError after removing expired offers, which would still count as taken
 */
export async function assertEnoughSeats(
  ctx: Pick<Context, "now">,
  event: LiveTrainingWithSeats,
  maxParticipants: number,
): Promise<void> {
  if (maxParticipants >= event.maxParticipants || maxParticipants >= event.taken) return;
  const { taken } = seatsAt(event, ctx.now());
  if (maxParticipants < taken) {
    throw new DomainError("request.invalid", {
      fields: { maxParticipants: { key: "seatsBelowTaken", params: { taken } } },
    });
  }
  await settleSeats(ctx, event);
  throw new ConflictError();
}
