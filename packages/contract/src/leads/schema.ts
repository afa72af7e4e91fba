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
import { leadPriorityClasses, leadSources, leadTemperatures, touchTypes } from "./choices.ts";
import { leadNameMax, lostReasonMax, noteMax, tagsMax } from "./limits.ts";
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

const rowFields = {
  name: requiredText(leadNameMax, "leadNameRequired"),
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
  createdAt: instant,
  lastActivity: instant,
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
export const leadListQuery = z.object({ ...pageQuery, view: z.optional(z.enum(["full"])) });
export const leadExportQuery = z.pick(leadListQuery, { cursor: true });

const entry = { id: z.number(), at: instant };
export const timelineEntry = z.discriminatedUnion("type", [
  z.object({ ...entry, type: z.literal("created") }),
  z.object({ ...entry, type: z.literal("status_changed"), from: z.enum(leadStatuses), to: z.enum(leadStatuses) }),
  z.object({ ...entry, type: z.literal("follow_up_set"), date: storedDate }),
  z.object({ ...entry, type: z.literal("follow_up_done"), date: z.exactOptional(storedDate) }),
  z.object({ ...entry, type: z.enum(touchTypes), text: z.string() }),
]);
export type TimelineEntry = z.output<typeof timelineEntry>;
export const newTouch = z.object({ type: z.enum(touchTypes), text: optionalText(500) });
export type NewTouch = z.output<typeof newTouch>;

/** A CSV file to import. With `dryRun` the file is checked and reported, but nothing is written. */
export const leadImport = z.object({
  csv: z.string(withProblem("importEmpty")).check(z.minLength(1, withProblem("importEmpty")), allowedCharacters("any")),
  dryRun: z._default(z.boolean(), false),
});
export const leadField = z.keyof(newLead);
const cellProblem = z.object({ field: leadField, column: z.optional(z.string()), problem });
export type CellProblem = z.output<typeof cellProblem>;

const row = {
  /** Number of the line in the file. The header is line 1. */
  line: z.number(),
  name: z.string(),
  company: z.string(),
};
const reportRow = z.discriminatedUnion("status", [
  z.object({ ...row, status: z.literal("ok") }),
  z.object({
    ...row,
    status: z.literal("duplicate"),
    /** Name of the field that has the same value as in the lead or row named by `of`. */
    same: z.enum(["email", "linkedinUrl"]),
    /**
     * Lead or earlier row that this row duplicates. Absent when a retried call gets a recorded answer whose full report
     * was too long to store.
     */
    of: z.optional(z.union([z.object({ line: z.number() }), z.object({ name: z.string(), company: z.string() })])),
  }),
  z.object({ ...row, status: z.literal("invalid"), problems: z.array(cellProblem) }),
]);
export const leadImportReport = z.object({ created: z.number(), rows: z.array(reportRow) });
export type LeadImportReport = z.output<typeof leadImportReport>;
export type ImportRow = LeadImportReport["rows"][number];
