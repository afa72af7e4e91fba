import { type ScheduleId, schedules } from "@linkedpotential/contract/background";
import type { Context as LambdaContext } from "aws-lambda";
import type { Facts } from "../log-line.ts";
import { type BackgroundContext, logged } from "./logged.ts";

interface Tick {
  /** The instant for which the run was planned (ISO 8601): its "now", also when it is repeated later. */
  time: string;
}

export const schedule =
  <Result extends Facts>(id: ScheduleId, useCase: (ctx: BackgroundContext) => Promise<Result>) =>
  ({ time }: Tick, { awsRequestId }: LambdaContext): Promise<Result> =>
    logged({ id, requestId: awsRequestId, now: () => new Date(time) }, async (ctx) => {
      if (Number.isNaN(ctx.now().getTime())) throw new Error(`${id} was started without a time`);
      const result = await useCase(ctx);
      // An alarm counts these runs of a day (stacks/alarms.ts).
      if ("daily" in schedules[id].timing) ctx.log.note("dailyRuns", 1);
      return result;
    });
