import { type ScheduleId, schedules } from "@linkedpotential/contract/background";
import type { Context } from "@linkedpotential/core/context";
import type { Context as LambdaContext } from "aws-lambda";
import type { LogFields } from "../log-line.ts";
import { runLogged } from "./logged.ts";

interface ScheduledEvent {
  /** Planned time of the run (ISO 8601), which the run uses as the current time. A retry has the same planned time. */
  time: string;
}

export const schedule =
  <Result extends LogFields>(id: ScheduleId, useCase: (ctx: Context) => Promise<Result>) =>
  ({ time }: ScheduledEvent, { awsRequestId }: LambdaContext): Promise<Result> =>
    runLogged({ id, requestId: awsRequestId, now: () => new Date(time) }, async (ctx) => {
      if (Number.isNaN(ctx.now().getTime())) throw new Error(`${id} was started without a time`);
      const result = await useCase(ctx);
      // Count the daily runs, because an alarm checks that they happen (stacks/alarms.ts).
      if ("daily" in schedules[id].timing) ctx.log.note("dailyRuns", 1);
      return result;
    });
