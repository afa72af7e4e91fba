import { today } from "@linkedpotential/contract/dates";
import type { FieldProblem } from "@linkedpotential/contract/errors";
import { isBelowTaken } from "@linkedpotential/contract/live-trainings/rules";
import { changeStart, lastEventDate, type StartChange } from "@linkedpotential/contract/live-trainings/series-dates";
import type { Context } from "../../context.ts";
import { seatsAt } from "../seats/seats.ts";
import type { LiveTrainingWithSeats } from "../seats/with-seats.ts";
import { assertNoProblems } from "../to-live-training.ts";
import type { SeriesChange } from "./series.entity.ts";

type Ctx = Pick<Context, "now">;
type Change = Pick<SeriesChange, "fields" | "start">;

/**
 * Refuses a change of a series if a live training would start in the past or after 2099, or would have fewer seats than
 * are registered or held for the waiting list.
 * @throws `request.invalid` with all problems. They name the date of the live training.
 */
export function assertPossible(ctx: Ctx, events: readonly LiveTrainingWithSeats[], { fields, start }: Change): void {
  const date = events.map((event) => startProblem(ctx, event, start)).find((problem) => problem !== undefined);
  const { maxParticipants: seats } = fields;
  const maxParticipants = seats === undefined ? undefined : seatsProblem(ctx, events, seats);
  assertNoProblems({ ...(date && { date }), ...(maxParticipants && { maxParticipants }) });
}

function startProblem(
  { now }: Ctx,
  { startsAt }: LiveTrainingWithSeats,
  change: StartChange,
): FieldProblem | undefined {
  const start = changeStart(new Date(startsAt), change);
  if (start.getTime() === Date.parse(startsAt)) return undefined;
  if (start <= now()) return { key: "dateIsPastOn", params: { date: dateOf(startsAt) } };
  return today(start) > lastEventDate ? { key: "dateInvalid" } : undefined;
}

/** Names the live training with the most taken seats, so that the number in the refusal suits all of them. */
function seatsProblem(
  { now }: Ctx,
  events: readonly LiveTrainingWithSeats[],
  maxParticipants: number,
): FieldProblem | undefined {
  const taken = (event: LiveTrainingWithSeats) => seatsAt(event, now()).taken;
  const [fullest] = events
    .filter((event) => isBelowTaken(maxParticipants, { ...event, taken: taken(event) }))
    .sort((one, other) => taken(other) - taken(one));
  if (!fullest) return undefined;
  return { key: "seatsBelowTakenOn", params: { taken: taken(fullest), date: dateOf(fullest.startsAt) } };
}

const dateOf = (startsAt: string): string => today(new Date(startsAt));
