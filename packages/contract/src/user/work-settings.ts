import * as z from "zod/mini";
import { atMost, calendarDate, optionalText, requiredLine, withProblem } from "../fields.ts";
import { defaultChances } from "../leads/chances.ts";
import { leadStatuses, openStatuses } from "../leads/statuses.ts";

export const leadViewsMax = 20;
export const keepInTouchPerDayMax = 20;
const columnsMax = 30;

const chance = z
  .number(withProblem("probabilityRange"))
  .check(z.int(withProblem("probabilityRange")), z.gte(0, withProblem("probabilityRange")))
  .check(z.lte(100, withProblem("probabilityRange")));

const isPerDay = (count: number) => Number.isInteger(count) && count >= 1 && count <= keepInTouchPerDayMax;
/** A saved selection of leads: its filters, columns and sorting as parameters of the address. */
export const leadView = z.object({ name: requiredLine(60), query: optionalText(1000) });
export type LeadView = z.output<typeof leadView>;

/** Column of the list of leads. Its width is in px; without one it is as wide as its content needs. */
const leadColumn = z.object({
  id: z.string().check(z.regex(/^[a-zA-Z]+$/), ...atMost(40)),
  width: z.optional(z.number().check(z.int(), z.gte(40), z.lte(1000))),
});

const fields = {
  /** Contacts that "Dranbleiben" suggests per day. */
  keepInTouchPerDay: z
    .number()
    .check(
      z.refine(isPerDay, withProblem("perDayRange", { max: keepInTouchPerDayMax })),
      z.meta({ minimum: 1, maximum: keepInTouchPerDayMax }),
    ),
  /** Last day of a pause in which "Dranbleiben" suggests nobody. Null without a pause. */
  keepInTouchPausedUntil: z.nullable(calendarDate),
  leadViews: z.array(leadView).check(
    z.refine((views) => views.length <= leadViewsMax, withProblem("tooManyEntries", { max: leadViewsMax })),
    z.meta({ maxItems: leadViewsMax }),
  ),
  /** Visible columns in their order. Empty for the default columns. */
  leadColumns: z.array(leadColumn).check(z.maxLength(columnsMax)),
};

/** Settings of a person's work with leads, on all devices. */
export const workSettings = z.object({ chances: z.record(z.enum(leadStatuses), z.number()), ...fields });
export type WorkSettings = z.output<typeof workSettings>;

export const workSettingsChange = z.partial(z.object({ chances: z.record(z.enum(openStatuses), chance), ...fields }));
export type WorkSettingsChange = z.output<typeof workSettingsChange>;

export const defaultWorkSettings: WorkSettings = {
  chances: defaultChances,
  keepInTouchPerDay: 5,
  keepInTouchPausedUntil: null,
  leadViews: [],
  leadColumns: [],
};
