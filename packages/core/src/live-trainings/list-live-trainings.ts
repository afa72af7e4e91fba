import type * as routes from "@linkedpotential/contract/live-trainings/routes";
import { longestMinutes } from "@linkedpotential/contract/live-trainings/rules";
import { liveTrainingPageSize } from "@linkedpotential/contract/live-trainings/values";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { readPage } from "../db/read-page.ts";
import { DomainError } from "../errors.ts";
import { LiveTrainingEntity, type StoredLiveTraining } from "./live-training.entity.ts";
import { isCallerAdmin } from "./read-live-training.ts";
import { ParticipationEntity } from "./seats/participation.entity.ts";
import { isOver, toLiveTraining } from "./to-live-training.ts";

type Input = InputOf<typeof routes.listLiveTrainings>;

/** One page reads as many events as it answers, and those of the last hours. @throws `request.invalid` for a cursor */
export async function listLiveTrainings(
  ctx: UserContext,
  input: Input,
): Promise<AnswerOf<typeof routes.listLiveTrainings>> {
  const userId = ctx.user.id;
  const now = ctx.now();
  const isPast = input.view === "past";
  const limit = Math.min(input.limit ?? liveTrainingPageSize, liveTrainingPageSize);
  const [{ page: events, hasMore }, { data: participations }, isAdmin] = await Promise.all([
    readEvents(now, isPast, limit, input.cursor),
    ParticipationEntity.query.ofUser({ userId }).go({ pages: "all", consistent: true }),
    isCallerAdmin(ctx),
  ]);
  const registered = new Set(participations.map(({ liveTrainingId }) => liveTrainingId));
  const items = events
    .filter((event) => isOver(event, now) === isPast)
    .map((event) => {
      const isRegistered = registered.has(event.liveTrainingId);
      return toLiveTraining(event, { userId, isRegistered, isAdmin }, now);
    });
  const last = events.at(-1);
  return { items, nextCursor: hasMore && last ? cursorAt(last) : undefined };
}

type Position = Pick<StoredLiveTraining, "startsAt" | "liveTrainingId">;

function readEvents(now: Date, isPast: boolean, limit: number, cursor: string | undefined) {
  const query = LiveTrainingEntity.query.byStart({ state: "announced" });
  // One that has begun is not over yet.
  const begin = { startsAt: new Date(now.getTime() - (isPast ? 0 : longestMinutes * 60_000)).toISOString() };
  const from = cursor === undefined ? begin : positionOf(cursor);
  const stretch = isPast ? query.lt(from) : query.gt(from);
  return readPage(limit, (most) => stretch.go({ limit: most, order: isPast ? "desc" : "asc" }));
}

const cursorAt = ({ startsAt, liveTrainingId }: Position): string => `${startsAt}_${liveTrainingId}`;

function positionOf(cursor: string): Position {
  const [, startsAt, id] = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)_(\d{1,16})$/.exec(cursor) ?? [];
  if (!startsAt || !id) throw new DomainError("request.invalid", { fields: { cursor: { key: "invalid" } } });
  return { startsAt, liveTrainingId: Number(id) };
}
