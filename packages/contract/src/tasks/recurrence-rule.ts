import * as z from "zod/mini";
import { optionalDate, withProblem } from "../fields.ts";
import { recurrenceBases, recurrenceUnits } from "./choices.ts";
import { recurrenceIntervalMax } from "./limits.ts";

const intervalRange = withProblem("recurrenceInterval");

/** Rule by which a task recurs. Parts that do not apply to the unit are ignored. */
export const recurrenceRule = z.object({
  unit: z.enum(recurrenceUnits),
  /** Number of units between two dates. */
  interval: z._default(
    z
      .number(intervalRange)
      .check(z.int(intervalRange), z.gte(1, intervalRange), z.lte(recurrenceIntervalMax, intervalRange)),
    1,
  ),
  /** Days of the week, 1 is Monday. Only for weeks. Empty for the day of the due date or of completion. */
  weekdays: z._default(z.array(z.literal([1, 2, 3, 4, 5, 6, 7])).check(z.maxLength(7)), []),
  /**
   * Only for months, quarters and years by due date. A shorter month has its last day instead. Null for the day of the
   * due date.
   */
  dayOfMonth: z._default(z.nullable(z.number().check(z.int(), z.gte(1), z.lte(31))), null),
  basis: z._default(z.enum(recurrenceBases), "due_date"),
  /** Last possible due date. Null when the task recurs without an end. */
  endDate: optionalDate,
});
export type Recurrence = z.output<typeof recurrenceRule>;
