import type * as routes from "@linkedpotential/contract/live-trainings/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { findByAddress } from "../../admin/users/find-by-address.ts";
import type { UserContext } from "../../context.ts";
import { DomainError } from "../../errors.ts";
import { registerUser } from "../seats/register.ts";
import { registerWithAddedSeat } from "./register-with-added-seat.ts";

/**
 * Registers the account with an address for a live training: it takes the seat held for it, else a free one, else an
 * additional one if `addsSeat` is set, else a place on the waiting list. Returns the live training as the account sees it.
 * @throws `live_training.unknown_address` without a verified account
 * @throws `live_training.freelancers_only` for an account of a business
 */
export async function addParticipant(
  ctx: UserContext,
  { liveTrainingId, email, addsSeat }: InputOf<typeof routes.addParticipant>,
): Promise<AnswerOf<typeof routes.addParticipant>> {
  const [found] = await findByAddress([email]);
  const user = found?.user;
  if (!user?.emailVerified) throw new DomainError("live_training.unknown_address");
  if (user.role !== "freelancer") throw new DomainError("live_training.freelancers_only");
  try {
    const added = addsSeat ? await registerWithAddedSeat(ctx, liveTrainingId, user.userId) : undefined;
    return added ?? (await registerUser(ctx, user.userId, { eventId: liveTrainingId, waitingList: true }));
  } catch (error) {
    const isListed = error instanceof DomainError && error.code === "live_training.already_registered";
    throw isListed ? new DomainError("live_training.already_listed") : error;
  }
}
