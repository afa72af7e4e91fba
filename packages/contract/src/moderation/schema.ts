import * as z from "zod/mini";
import { postLanguages } from "../community/values.ts";
import { instant, pathId, requiredText, says } from "../fields.ts";
import {
  explanationMax,
  hidingGrounds,
  objectionMax,
  reportOutcomes,
  reportReasons,
  reportStates,
  reportSteps,
  statementMax,
} from "./values.ts";

/** For whom it concerns alone: why something of theirs is hidden (Art. 17 DSA). */
export const hiddenNotice = z.object({
  ground: z.enum(hidingGrounds),
  statement: z.string(),
  hiddenAt: instant,
  objectedAt: z.nullable(instant),
  /** When the objection was refused. */
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

/** Without `postId` of a person. `isSincere`: said in good faith (Art. 16 DSA). */
export const newReport = z.object({
  userId: id,
  postId,
  reason: z.enum(reportReasons, says("required")),
  explanation: requiredText(explanationMax),
  isSincere: z.literal(true, says("required")),
});
export type NewReport = z.output<typeof newReport>;

export const reportReceipt = z.object({ id: z.number(), createdAt: instant });

export const newObjection = z.object({ postId, text: requiredText(objectionMax) });

/** Of a post title, text, and skills and what is looked for; of a person name, description, area and skills. */
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
  /** Of what was hidden only. */
  ground: z.nullable(z.enum(hidingGrounds)),
  at: instant,
});

export const report = z.object({
  id: z.number(),
  /** Counts what happened to it: a decision is about the report as it was read. */
  revision: z.number(),
  state: z.enum(reportStates),
  userId: z.number(),
  postId: z.nullable(z.number()),
  reporterId: z.nullable(z.number()),
  /** Whole names; empty when the account is gone. */
  personName: z.string(),
  reporterName: z.string(),
  reason: z.enum(reportReasons),
  explanation: z.string(),
  createdAt: instant,
  reported: content,
  /** As it is now; null when it is gone. */
  current: z.nullable(content),
  isHidden: z.boolean(),
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
    outcome: z.enum(reportOutcomes, says("required")),
    /** To hide only. */
    ground: z.optional(z.enum(hidingGrounds, says("required"))),
    statement: requiredText(statementMax),
  })
  .check(
    z.refine<Decision>(({ outcome, ground }) => outcome !== "hidden" || ground !== undefined, {
      ...says("required"),
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
