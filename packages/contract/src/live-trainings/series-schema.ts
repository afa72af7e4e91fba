import * as z from "zod/mini";
import { withProblem } from "../fields.ts";
import { seriesMax, seriesMin } from "./limits.ts";
import { liveTrainingForm, newLiveTraining } from "./schema.ts";
import { seriesIntervals } from "./series-dates.ts";
import { seriesScopes } from "./series-scopes.ts";

export const isSeriesCount = (count: number): boolean =>
  Number.isInteger(count) && count >= seriesMin && count <= seriesMax;

/** Reads the number of events that was typed. Other input than digits, such as `1e1`, is no number. */
export const seriesCountFrom = (text: string): number => (/^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN);

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

/** Form for one event or a series. `count` is read by `seriesCountFrom`, and checked only if the event is repeated. */
export const eventForm = z.extend(liveTrainingForm, {
  every: z.enum(["once", ...seriesIntervals]),
  count: z.string(),
  scope: z.enum(seriesScopes),
});

export type EventInput = z.output<typeof eventForm>;

export const seriesAnswer = z.object({ ids: z.array(z.number()) });
