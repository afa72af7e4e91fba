import type { FieldProblem } from "@linkedpotential/contract/errors";
import type { Context } from "../../context.ts";
import { ConflictError } from "../../db/conflict.ts";
import { seatsAt } from "./seats.ts";
import { settleSeats } from "./settle-seats.ts";
import type { LiveTrainingWithSeats } from "./with-seats.ts";

/** Numbers of seats that do not fall are always accepted. */
const isBelowTaken = (event: LiveTrainingWithSeats, maxParticipants: number, taken: number): boolean =>
  maxParticipants < event.maxParticipants && maxParticipants < taken;

/** Returns the problem of fewer seats than are registered or held for the waiting list, by its field. */
export function seatProblems(
  event: LiveTrainingWithSeats,
  maxParticipants: number,
  now: Date,
): Record<string, FieldProblem> {
  const { taken } = seatsAt(event, now);
  return isBelowTaken(event, maxParticipants, taken)
    ? { maxParticipants: { key: "seatsBelowTaken", params: { taken } } }
    : {};
}

/**
 * Removes expired offers that would still count as taken.
 * @throws ConflictError after removing them, so that the caller reads again
 */
export async function releaseExpiredOffers(
  ctx: Pick<Context, "now">,
  event: LiveTrainingWithSeats,
  maxParticipants: number,
): Promise<void> {
  if (!isBelowTaken(event, maxParticipants, event.taken)) return;
  await settleSeats(ctx, event);
  throw new ConflictError();
}
