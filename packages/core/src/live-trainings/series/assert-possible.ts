import { today } from "@linkedpotential/contract/dates";
import type { FieldProblem } from "@linkedpotential/contract/errors";
import { changeStart, lastEventDate, type StartChange } from "@linkedpotential/contract/live-trainings/series-dates";
import type { Context } from "../../context.ts";
import { DomainError } from "../../errors.ts";
import { seatsAt } from "../seats/seats.ts";
import type { LiveTrainingWithSeats } from "../seats/with-seats.ts";
import type { SeriesChange } from "./series.entity.ts";

type Ctx = Pick<Context, "now">;
type Change = Pick<SeriesChange, "fields" | "start">;

/**
 * Refuses a change of a series if a live training would start in the past or after 2099, or would have fewer seats than
 * are registered or held for the waiting list.
 * @throws `request.invalid` with the date of the live training
 */
export function assertPossible(ctx: Ctx, events: readonly LiveTrainingWithSeats[], { fields, start }: Change): void {
  for (const event of events) assertStart(ctx, event, start);
  const { maxParticipants } = fields;
  if (maxParticipants !== undefined) assertSeats(ctx, events, maxParticipants);
}

function assertStart({ now }: Ctx, { startsAt }: LiveTrainingWithSeats, change: StartChange): void {
  const start = changeStart(new Date(startsAt), change);
  if (start.getTime() === Date.parse(startsAt)) return;
  if (start <= now()) throw refusal({ date: { key: "dateIsPastOn", params: { date: dateOf(startsAt) } } });
  if (today(start) > lastEventDate) throw refusal({ date: { key: "dateInvalid" } });
}

/** Names the live training with the most taken seats, so that the number in the refusal suits all of them. */
function assertSeats({ now }: Ctx, events: readonly LiveTrainingWithSeats[], maxParticipants: number): void {
  const taken = (event: LiveTrainingWithSeats) => seatsAt(event, now()).taken;
  const [fullest] = events
    .filter((event) => maxParticipants < event.maxParticipants && maxParticipants < taken(event))
    .sort((one, other) => taken(other) - taken(one));
  if (!fullest) return;
  const params = { taken: taken(fullest), date: dateOf(fullest.startsAt) };
  throw refusal({ maxParticipants: { key: "seatsBelowTakenOn", params } });
}

const dateOf = (startsAt: string): string => today(new Date(startsAt));

const refusal = (fields: Record<string, FieldProblem>): DomainError => new DomainError("request.invalid", { fields });
