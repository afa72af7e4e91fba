import { liveTrainingPageSize } from "@linkedpotential/contract/live-trainings/limits";
import type * as routes from "@linkedpotential/contract/live-trainings/routes";
import { longestMinutes } from "@linkedpotential/contract/live-trainings/rules";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { readPage } from "../db/read-page.ts";
import { DomainError } from "../errors.ts";
import { LiveTrainingEntity, type StoredLiveTraining } from "./live-training.entity.ts";
import { isCallerAdmin } from "./read-live-training.ts";
import { ParticipationEntity } from "./seats/participation.entity.ts";
import { SeatsEntity, type StoredSeats } from "./seats/seats.entity.ts";
import { joinSeats } from "./seats/with-seats.ts";
import { isOver, toLiveTraining } from "./to-live-training.ts";

type Input = InputOf<typeof routes.listLiveTrainings>;
interface Range {
  isPast: boolean;
  from: { startsAt: string; liveTrainingId?: number };
  limit: number;
}

/**
 * Lists past live trainings, or upcoming ones including those in progress, by page.
 * @throws `request.invalid` for a malformed cursor
 */
export async function listLiveTrainings(
  ctx: UserContext,
  input: Input,
): Promise<AnswerOf<typeof routes.listLiveTrainings>> {
  const userId = ctx.user.id;
  const now = ctx.now();
  const range = rangeOf(input, now);
  const [{ page, hasMore }, seats, { data: participations }, isAdmin] = await Promise.all([
    readEvents(range),
    readSeats(range),
    ParticipationEntity.query.ofUser({ userId }).go({ pages: "all", consistent: true }),
    isCallerAdmin(ctx),
  ]);
  const registered = new Set(participations.map(({ liveTrainingId }) => liveTrainingId));
  const items = joinSeats(page, [...seats, ...(await readMissing(page, seats))])
    .filter((event) => isOver(event, now) === range.isPast)
    .map((event) => {
      const isRegistered = registered.has(event.liveTrainingId);
      return toLiveTraining(event, { userId, isRegistered, isAdmin }, now);
    });
  const last = page.at(-1);
  return { items, nextCursor: hasMore && last ? cursorAt(last) : undefined };
}

function rangeOf({ view, limit = liveTrainingPageSize, cursor }: Input, now: Date): Range {
  const isPast = view === "past";
  // Start far enough back to include live trainings that are still in progress.
  const begin = { startsAt: new Date(now.getTime() - (isPast ? 0 : longestMinutes * 60_000)).toISOString() };
  return {
    isPast,
    from: cursor === undefined ? begin : positionOf(cursor),
    limit: Math.min(limit, liveTrainingPageSize),
  };
}

const optionsOf = ({ isPast }: Range) => ({ order: isPast ? "desc" : "asc" }) as const;

function readEvents(range: Range) {
  const query = LiveTrainingEntity.query.byStart({ state: "announced" });
  const stretch = range.isPast ? query.lt(range.from) : query.gt(range.from);
  return readPage(range.limit, (limit) => stretch.go({ limit, ...optionsOf(range) }));
}

/** Reads the seats in parallel with the live trainings: both have the same sort key in the index. */
async function readSeats(range: Range): Promise<StoredSeats[]> {
  const query = SeatsEntity.query.byStart({ state: "announced" });
  const stretch = range.isPast ? query.lt(range.from) : query.gt(range.from);
  return (await stretch.go({ limit: range.limit, ...optionsOf(range) })).data;
}

/**
 * Reads seats that are missing in the index from the table. The index is eventually consistent and lags by
 * milliseconds.
 */
async function readMissing(
  events: readonly StoredLiveTraining[],
  seats: readonly StoredSeats[],
): Promise<StoredSeats[]> {
  const known = new Set(seats.map(({ liveTrainingId }) => liveTrainingId));
  const missing = events.filter(({ liveTrainingId, taken }) => taken === undefined && !known.has(liveTrainingId));
  const found = await Promise.all(missing.map(({ liveTrainingId }) => SeatsEntity.get({ liveTrainingId }).go()));
  return found.flatMap(({ data }) => data ?? []);
}

type Position = Pick<StoredLiveTraining, "startsAt" | "liveTrainingId">;

const cursorAt = ({ startsAt, liveTrainingId }: Position): string => `${startsAt}_${liveTrainingId}`;

function positionOf(cursor: string): Position {
  const [, startsAt, id] = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)_(\d{1,16})$/.exec(cursor) ?? [];
  if (!startsAt || !id) throw new DomainError("request.invalid", { fields: { cursor: { key: "invalid" } } });
  return { startsAt, liveTrainingId: Number(id) };
}
