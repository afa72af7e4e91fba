import type { FieldProblem } from "@linkedpotential/contract/errors";
import { isBelowTaken } from "@linkedpotential/contract/live-trainings/rules";
import type { Context } from "../../context.ts";
import { ConflictError } from "../../db/conflict.ts";
import { seatsAt } from "./seats.ts";
import { settleSeats } from "./settle-seats.ts";
import type { LiveTrainingWithSeats } from "./with-seats.ts";

/** Returns the problem of fewer seats than are registered or held for the waiting list, by its field. */
export function seatProblems(
  event: LiveTrainingWithSeats,
  maxParticipants: number,
  now: Date,
): Record<string, FieldProblem> {
  const { taken } = seatsAt(event, now);
  return isBelowTaken(maxParticipants, { ...event, taken })
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
  if (!isBelowTaken(maxParticipants, event)) return;
  await settleSeats(ctx, event);
  throw new ConflictError();
}
