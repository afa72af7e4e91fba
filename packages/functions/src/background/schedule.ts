import { type ScheduleId, schedules } from "@linkedpotential/contract/background";
import type { Context as LambdaContext } from "aws-lambda";
import type { Facts } from "../log-line.ts";
import { type BackgroundContext, logged } from "./logged.ts";

interface Tick {
  /** Planned time of the run (ISO 8601), used as the current time. A retry has the same time. */
  time: string;
}

export const schedule =
  <Result extends Facts>(id: ScheduleId, useCase: (ctx: BackgroundContext) => Promise<Result>) =>
  ({ time }: Tick, { awsRequestId }: LambdaContext): Promise<Result> =>
    logged({ id, requestId: awsRequestId, now: () => new Date(time) }, async (ctx) => {
      if (Number.isNaN(ctx.now().getTime())) throw new Error(`${id} was started without a time`);
      const result = await useCase(ctx);
      // An alarm counts these daily runs (stacks/alarms.ts).
      if ("daily" in schedules[id].timing) ctx.log.note("dailyRuns", 1);
      return result;
    });
