import * as z from "zod/mini";
import {
  allowedCharacters,
  instant,
  maxEntries,
  optionalDate,
  optionalEmail,
  optionalText,
  pageQuery,
  pathId,
  problem,
  requiredText,
  storedDate,
  withProblem,
} from "../fields.ts";
import { optionalLinkedinUrl } from "../linkedin.ts";
import { leadPriorityClasses, leadSources, leadTemperatures, salutations, touchTypes } from "./choices.ts";
import { importTargets } from "./import-columns.ts";
import {
  exportMax,
  importColumnsMax,
  importMax,
  leadNameMax,
  lostReasonMax,
  noteMax,
  rhythmWeeksMax,
  tagsMax,
} from "./limits.ts";
import { leadStatuses } from "./statuses.ts";

const emptyIsNull = (value: unknown) => (value === "" || value === undefined ? null : value);
const optionalChoice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.pipe(z.transform(emptyIsNull), z.nullable(z.enum(values)));

const probability = z
  .number(withProblem("probabilityRange"))
  .check(z.int(withProblem("probabilityRange")), z.gte(0, withProblem("probabilityRange")))
  .check(z.lte(100, withProblem("probabilityRange")));
/** Value of the deal in EUR, rounded to cents. */
const dealValue = z.pipe(
  z.transform(emptyIsNull),
  z.nullable(
    z.pipe(
      z
        .number(withProblem("dealValueRange"))
        .check(z.gte(0, withProblem("dealValueRange")), z.lte(100_000_000, withProblem("dealValueRange"))),
      z.transform((value: number) => Math.round(value * 100) / 100),
    ),
  ),
);
const tags = z.pipe(
  z.transform((value: unknown) => value ?? []),
  z.pipe(
    z.array(optionalText(40)).check(...maxEntries(tagsMax, "tooManyTags")),
    z.transform((list: string[]) => [...new Set(list.filter(Boolean))]),
  ),
);

const isRhythm = (weeks: number) => Number.isInteger(weeks) && weeks >= 1 && weeks <= rhythmWeeksMax;
/** Weeks between two contacts with a lead. */
const rhythmWeeks = z.pipe(
  z.transform(emptyIsNull),
  z.nullable(
    z
      .number()
      .check(
        z.refine(isRhythm, withProblem("rhythmRange", { max: rhythmWeeksMax })),
        z.meta({ minimum: 1, maximum: rhythmWeeksMax }),
      ),
  ),
);

const rowFields = {
  name: requiredText(leadNameMax, "leadNameRequired"),
  salutation: optionalChoice(salutations),
  email: optionalEmail,
  company: requiredText(200, "leadCompanyRequired"),
  position: requiredText(200, "leadPositionRequired"),
  status: z.enum(leadStatuses),
  closingProbability: probability,
  nextStep: optionalText(500),
  followUpDate: optionalDate,
  followUpCompleted: z.boolean(),
  followUpNotes: optionalText(100),
  notes: optionalText(noteMax.notes),
  dealValue,
  linkedinUrl: optionalLinkedinUrl,
  phone: optionalText(50),
  source: optionalChoice(leadSources),
  temperature: optionalChoice(leadTemperatures),
  priorityClass: optionalChoice(leadPriorityClasses),
  tags,
  lostReason: optionalText(lostReasonMax),
  rhythmWeeks,
};
const longNotes = {
  vorbereitung: optionalText(noteMax.vorbereitung),
  infosErstgespraech: optionalText(noteMax.infosErstgespraech),
  infosZweitgespraech: optionalText(noteMax.infosZweitgespraech),
};

/** A lead as the list shows it: all fields except the three long notes (D15). */
const leadRow = z.object({
  id: z.number(),
  name: z.string(),
  salutation: z.nullable(z.enum(salutations)),
  email: z.string(),
  company: z.string(),
  position: z.string(),
  status: z.enum(leadStatuses),
  closingProbability: z.number(),
  nextStep: z.string(),
  followUpDate: z.nullable(storedDate),
  followUpCompleted: z.boolean(),
  followUpNotes: z.string(),
  notes: z.string(),
  dealValue: z.nullable(z.number()),
  linkedinUrl: z.string(),
  phone: z.string(),
  source: z.nullable(z.enum(leadSources)),
  temperature: z.nullable(z.enum(leadTemperatures)),
  priorityClass: z.nullable(z.enum(leadPriorityClasses)),
  tags: z.array(z.string()),
  lostReason: z.string(),
  rhythmWeeks: z.nullable(z.number()),
  createdAt: instant,
  lastActivity: instant,
  /** Time and type of the latest contact. Null before the first one. */
  lastTouchAt: z.nullable(instant),
  lastTouchType: z.nullable(z.enum(touchTypes)),
});
export const lead = z.extend(leadRow, {
  vorbereitung: z.string(),
  infosErstgespraech: z.string(),
  infosZweitgespraech: z.string(),
});
export type LeadRow = z.output<typeof leadRow>;
export type Lead = z.output<typeof lead>;
export const leadListItem = z.extend(leadRow, {
  vorbereitung: z.optional(z.string()),
  infosErstgespraech: z.optional(z.string()),
  infosZweitgespraech: z.optional(z.string()),
});

export const newLead = z.object({
  ...rowFields,
  ...longNotes,
  status: z._default(rowFields.status, "new"),
  closingProbability: z._default(probability, 0),
  followUpCompleted: z._default(z.boolean(), false),
});
export type NewLead = z.output<typeof newLead>;

export const leadChange = z.partial(z.object({ ...rowFields, ...longNotes }));
export type LeadChange = z.output<typeof leadChange>;

export const leadParams = z.object({ leadId: pathId });
export const touchParams = z.extend(leadParams, { entryId: pathId });
export const leadListQuery = z.object({ ...pageQuery, view: z.optional(z.enum(["full"])) });
export const leadExportQuery = z.pick(leadListQuery, { cursor: true });
export const selectedLeads = z.object({
  ids: z.array(z.int().check(z.gte(1))).check(
    z.refine((ids) => ids.length > 0, withProblem("required")),
    z.refine((ids) => ids.length <= exportMax, withProblem("tooManyEntries", { max: exportMax })),
    z.meta({ minItems: 1, maxItems: exportMax }),
  ),
});

const entry = { id: z.number(), at: instant };
export const timelineEntry = z.discriminatedUnion("type", [
  z.object({ ...entry, type: z.literal("created") }),
  z.object({ ...entry, type: z.literal("status_changed"), from: z.enum(leadStatuses), to: z.enum(leadStatuses) }),
  z.object({ ...entry, type: z.literal("follow_up_set"), date: storedDate }),
  z.object({ ...entry, type: z.literal("follow_up_done"), date: z.exactOptional(storedDate) }),
  z.object({ ...entry, type: z.enum(touchTypes), text: z.string(), template: z.exactOptional(z.string()) }),
]);
export type TimelineEntry = z.output<typeof timelineEntry>;
/** A contact or note, with the changes of the lead that follow from it. All are stored together or not at all. */
export const newTouch = z.object({
  type: z.enum(touchTypes),
  text: optionalText(500),
  /** Name of the template of a sent message. */
  template: z.optional(optionalText(200)),
  change: z.optional(z.pick(leadChange, { status: true, nextStep: true, followUpDate: true, followUpCompleted: true })),
});
export type NewTouch = z.output<typeof newTouch>;

const importLines = z.optional(z.array(z.number().check(z.int(), z.gte(1))).check(z.maxLength(importMax)));

/** A CSV file to import. With `dryRun` the file is checked and reported, but nothing is written. */
export const leadImport = z.object({
  csv: z.string(withProblem("importEmpty")).check(z.minLength(1, withProblem("importEmpty")), allowedCharacters("any")),
  dryRun: z._default(z.boolean(), false),
  /** Target of each column, from left to right. Null ignores a column. When absent, the headings decide. */
  columns: z.optional(z.array(z.nullable(z.enum(importTargets))).check(z.maxLength(importColumnsMax))),
  /**
   * Fills an empty company or position with "Nicht angegeben" instead of refusing the row. By default only in LinkedIn's
   * file of contacts.
   */
  fillsGaps: z.optional(z.boolean()),
  /** Lines to import although a lead with the same name and company exists. By default they are left out. */
  similar: importLines,
  /** Lines whose company and position replace those of the existing lead. By default existing leads stay. */
  updates: importLines,
});
export const leadField = z.keyof(newLead);
const cellProblem = z.object({ field: leadField, column: z.optional(z.string()), problem });
export type CellProblem = z.output<typeof cellProblem>;

const row = {
  /** Number of the line in the file. The header is line 1. */
  line: z.number(),
  name: z.string(),
  company: z.string(),
  /** Required fields that the row lacks and that say "Nicht angegeben". */
  gaps: z.optional(z.array(z.enum(["company", "position"]))),
};
/**
 * Lead or earlier row that a row repeats. Absent when a retried call gets a recorded answer whose full report was too
 * long to store.
 */
const of = z.optional(z.union([z.object({ line: z.number() }), z.object({ name: z.string(), company: z.string() })]));
/** Name of the field that has the same value as in the lead or row named by `of`. */
const same = z.enum(["email", "linkedinUrl"]);
const employment = z.object({ company: z.string(), position: z.string() });
const reportRow = z.discriminatedUnion("status", [
  z.object({ ...row, status: z.literal("ok") }),
  z.object({ ...row, status: z.literal("duplicate"), same, of }),
  /** Name and company are those of a lead or earlier row. Spelling and legal form may differ. */
  z.object({ ...row, status: z.literal("similar"), of }),
  /** The existing lead has another company or position. */
  z.object({ ...row, status: z.literal("changed"), same, of, before: employment, after: employment }),
  z.object({ ...row, status: z.literal("invalid"), problems: z.array(cellProblem) }),
]);
export const leadImportReport = z.object({
  created: z.number(),
  updated: z.number(),
  /** Identifies the import to `leads/undo-import`. Absent when nothing was written. */
  importId: z.optional(z.string()),
  rows: z.array(reportRow),
});
export type LeadImportReport = z.output<typeof leadImportReport>;
export type ImportRow = LeadImportReport["rows"][number];

export const undoneImport = z.object({ importId: z.uuid() });
/** Number of created and updated leads that stay as they are, because they were changed after the import. */
export const undoReport = z.object({ kept: z.number() });
