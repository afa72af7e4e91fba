import * as z from "zod/mini";
import { withProblem } from "../fields.ts";
import { seriesMax, seriesMin } from "./limits.ts";
import { liveTrainingForm, newLiveTraining } from "./schema.ts";
import { seriesIntervals } from "./series-dates.ts";

export const isSeriesCount = (count: number): boolean =>
  Number.isInteger(count) && count >= seriesMin && count <= seriesMax;

export const newSeries = z.extend(newLiveTraining, {
  every: z.enum(seriesIntervals),
  /** Number of events including the first one. */
  count: z
    .number()
    .check(
      z.refine(isSeriesCount, withProblem("seriesRange", { min: seriesMin, max: seriesMax })),
      z.meta({ type: "integer", minimum: seriesMin, maximum: seriesMax }),
    ),
});
export type NewSeries = z.output<typeof newSeries>;

/** Form for one event or a series. `count` is checked by `isSeriesCount`, and only if the event is repeated. */
export const eventForm = z.extend(liveTrainingForm, {
  every: z.enum(["once", ...seriesIntervals]),
  count: z.string(),
});

export type EventInput = z.output<typeof eventForm>;

export const seriesAnswer = z.object({ ids: z.array(z.number()) });
