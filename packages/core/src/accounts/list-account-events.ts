import type * as routes from "@linkedpotential/contract/accounts/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { readBatch } from "../db/read-batch.ts";
import { LiveTrainingEntity, type StoredLiveTraining } from "../live-trainings/live-training.entity.ts";
import { ParticipationEntity } from "../live-trainings/seats/participation.entity.ts";
import { SeatsEntity } from "../live-trainings/seats/seats.entity.ts";
import { waitingPlaceOf } from "../live-trainings/seats/seats.ts";
import { joinSeats } from "../live-trainings/seats/with-seats.ts";
import { findAccount } from "./find-account.ts";

/**
 * Lists the live events that an account is registered or waiting for. Called-off ones are listed until they are erased.
 * @throws `admin.user_not_found`
 */
export async function listAccountEvents(
  _ctx: UserContext,
  { accountId: userId }: InputOf<typeof routes.listAccountEvents>,
): Promise<AnswerOf<typeof routes.listAccountEvents>> {
  const [{ data: participations }, { data: announced }, { data: seats }] = await Promise.all([
    ParticipationEntity.query.ofUser({ userId }).go({ pages: "all" }),
    LiveTrainingEntity.query.byStart({ state: "announced" }).go({ pages: "all" }),
    SeatsEntity.query.byStart({ state: "announced" }).go({ pages: "all" }),
    findAccount(userId),
  ]);
  const registered = await readBatch(
    participations.map(({ liveTrainingId }) => ({ liveTrainingId })),
    (keys) => LiveTrainingEntity.get(keys).go(),
  );
  const waiting = joinSeats(announced, seats).filter((event) => waitingPlaceOf(event, userId));
  return [...registered.map(toEvent("registered")), ...waiting.map(toEvent("waiting"))].toSorted((one, other) =>
    other.startsAt.localeCompare(one.startsAt),
  );
}

type Listed = Pick<StoredLiveTraining, "liveTrainingId" | "title" | "startsAt" | "state">;

const toEvent =
  (place: "registered" | "waiting") =>
  ({ liveTrainingId: id, title, startsAt, state }: Listed) => ({
    ...{ id, title, startsAt, state: place },
    isCalledOff: state === "called_off",
  });
