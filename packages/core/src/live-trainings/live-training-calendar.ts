import { calendarFile } from "@linkedpotential/contract/live-trainings/calendar-file";
import type * as routes from "@linkedpotential/contract/live-trainings/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { readLiveTraining } from "./read-live-training.ts";
import { toLiveTraining } from "./to-live-training.ts";

/** Returns the live training as an iCalendar file. Only callers with a seat, and admins, get the meeting link in it. */
export async function liveTrainingCalendar(
  ctx: UserContext,
  { liveTrainingId }: InputOf<typeof routes.liveTrainingCalendar>,
): Promise<AnswerOf<typeof routes.liveTrainingCalendar>> {
  const { event, viewer } = await readLiveTraining(ctx, liveTrainingId);
  const now = ctx.now();
  return {
    text: calendarFile({ ...toLiveTraining(event, viewer, now), revision: event.revision }, ctx.config.siteUrl, now),
  };
}
