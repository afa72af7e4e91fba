import * as z from "zod/mini";
import { postLanguages } from "../community/post-types.ts";
import { instant, pathId, requiredText, withProblem } from "../fields.ts";
import { hidingGrounds, reportReasons } from "./choices.ts";
import { explanationMax, objectionMax, statementMax } from "./limits.ts";
import { reportOutcomes, reportStates, reportSteps } from "./states.ts";

/** Statement of reasons for hiding content. Visible to the author of the content only (Art. 17 DSA). */
export const hiddenNotice = z.object({
  /** Whether an admin acted although nobody had reported the content. */
  isOwnInitiative: z.boolean(),
  ground: z.enum(hidingGrounds),
  statement: z.string(),
  hiddenAt: instant,
  objectedAt: z.nullable(instant),
  upheldAt: z.nullable(instant),
});
export type HiddenNotice = z.output<typeof hiddenNotice>;

export const hiddenPost = z.object({
  id: z.number(),
  title: z.string(),
  language: z.enum(postLanguages),
  notice: hiddenNotice,
});

const id = z.int().check(z.gte(1));
const postId = z.optional(z.nullable(id));

/**
 * A report of a post, or of a person when `postId` is absent. `isSincere` confirms that the report is made in good
 * faith (Art. 16 DSA).
 */
export const newReport = z.object({
  userId: id,
  postId,
  reason: z.enum(reportReasons, withProblem("reportReasonRequired")),
  explanation: requiredText(explanationMax, "explanationRequired"),
  isSincere: z.literal(true, withProblem("sincerityRequired")),
});
export type NewReport = z.output<typeof newReport>;

/** A decision to hide a post, or a profile when `postId` is absent, that nobody reported. */
export const newHiding = z.object({
  userId: id,
  postId,
  ground: z.enum(hidingGrounds, withProblem("reportReasonRequired")),
  statement: requiredText(statementMax, "statementRequired"),
});
export type NewHiding = z.output<typeof newHiding>;

export const reportReceipt = z.object({ id: z.number(), createdAt: instant });

export const newObjection = z.object({ postId, text: requiredText(objectionMax, "statementRequired") });

/**
 * Copy of the reported content at the time of the report. For a post: title, text, skills and wishes. For a profile:
 * name, description, area and skills.
 */
const content = z.object({
  title: z.string(),
  text: z.string(),
  details: z.array(z.string()),
  linkedinUrl: z.string(),
  profileImage: z.nullable(z.string()),
});
export type ReportedContent = z.output<typeof content>;

const step = z.object({
  kind: z.enum(reportSteps),
  text: z.string(),
  ground: z.nullable(z.enum(hidingGrounds)),
  at: instant,
});

export const report = z.object({
  id: z.number(),
  /** Revision of the report, which rises with every step. A decision must name the revision that it is based on. */
  revision: z.number(),
  state: z.enum(reportStates),
  userId: z.number(),
  postId: z.nullable(z.number()),
  reporterId: z.nullable(z.number()),
  /** Whether an admin acted although nobody had reported the content. */
  isOwnInitiative: z.boolean(),
  personName: z.string(),
  reporterName: z.string(),
  reason: z.enum(reportReasons),
  explanation: z.string(),
  createdAt: instant,
  reported: content,
  current: z.nullable(content),
  isHidden: z.boolean(),
  /** Whether the content is hidden because of this report. Only this report can show it again. */
  isHiddenByThis: z.boolean(),
  steps: z.array(step),
});
export type Report = z.output<typeof report>;

interface Decision {
  outcome: (typeof reportOutcomes)[number];
  ground?: (typeof hidingGrounds)[number] | undefined;
}

export const decision = z
  .object({
    revision: id,
    outcome: z.enum(reportOutcomes, withProblem("outcomeRequired")),
    ground: z.optional(z.enum(hidingGrounds, withProblem("reportReasonRequired"))),
    statement: requiredText(statementMax, "statementRequired"),
  })
  .check(
    z.refine<Decision>(({ outcome, ground }) => outcome !== "hidden" || ground !== undefined, {
      ...withProblem("reportReasonRequired"),
      path: ["ground"],
    }),
    z.meta({
      if: { properties: { outcome: { const: "hidden" } } },
      // biome-ignore lint/suspicious/noThenProperty: of JSON Schema
      then: { properties: { ground: {} }, required: ["ground"] },
    }),
  );

export const reportParams = z.object({ reportId: pathId });
export const reportListQuery = z.object({
  state: z.optional(z.enum(reportStates)),
  limit: z.optional(pathId),
  cursor: z.optional(z.string().check(z.regex(/^(open|settled):[1-9]\d{0,15}$/))),
});
