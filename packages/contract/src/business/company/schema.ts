import * as z from "zod/mini";
import { personName, registration } from "../../auth/schema.ts";
import {
  allowedCharacters,
  atMost,
  calendarDate,
  email,
  instant,
  optionalText,
  pathId,
  requiredText,
  storedDate,
  withProblem,
} from "../../fields.ts";
import { companyNameMax, dayFieldMax, entriesAtOnceMax, learningMax, targetMax } from "./limits.ts";
import { topics } from "./topics.ts";

const target = z.nullable(
  z
    .number(withProblem("targetRange"))
    .check(z.int(withProblem("targetRange")), z.gte(1, withProblem("targetRange")))
    .check(z.lte(targetMax, withProblem("targetRange"))),
);

/** Monthly target per figure of a working day. Null for a figure without a target. */
export const targets = z.object({
  leadsKontaktiert: target,
  interesseGezeigt: target,
  terminVereinbart: target,
  projektGewonnen: target,
});
export type Targets = z.output<typeof targets>;

export const member = z.object({
  id: z.number(),
  /** Null when the account is deleted. */
  name: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
  isOwner: z.boolean(),
  /** Whether the person has left the company. Their entries remain. */
  hasLeft: z.boolean(),
  joinedAt: instant,
  /** Day on which the person last opened the business area. Null when they never did. */
  lastActiveOn: z.nullable(storedDate),
  /** Monthly targets of the member alone. All null for callers other than the owner and the member. */
  targets,
});
export type Member = z.output<typeof member>;

export const invitation = z.object({
  id: z.number(),
  email: z.string(),
  invitedAt: instant,
  expiresAt: instant,
  isExpired: z.boolean(),
});
export type Invitation = z.output<typeof invitation>;

export const company = z.object({
  id: z.number(),
  /** Empty until the owner has named the company. */
  name: z.string(),
  /** Id of the caller as a member of the company. */
  memberId: z.number(),
  isOwner: z.boolean(),
  targets,
  members: z.array(member),
  /** Empty for members who are not the owner. */
  invitations: z.array(invitation),
});
export type Company = z.output<typeof company>;

export const companyName = z.object({ name: optionalText(companyNameMax) });
/** Monthly targets of one member. */
const memberTargets = z.object({ memberId: z.number().check(z.int(), z.gte(1)), targets });
/** Fields that are absent stay unchanged. */
export const companyChange = z.partial(z.object({ ...companyName.shape, targets, memberTargets }));
export const memberParams = z.object({ memberId: pathId });
export const newOwner = z.object({ memberId: z.number().check(z.int(), z.gte(1)) });
export const invitationParams = z.object({ invitationId: pathId });
export const newInvitation = z.object({ email: email() });

// The use case checks the form of a token, so that a damaged link is refused with the same error as a forged one.
const token = z.string().check(z.maxLength(200), allowedCharacters("line"));
export const invitationLink = z.object({ token });
export const previewedInvitation = z.object({
  /** Empty when the company has no name. */
  company: z.string(),
  /** Name of the owner. */
  inviter: z.string(),
  email: z.string(),
  hasAccount: z.boolean(),
});
export type PreviewedInvitation = z.output<typeof previewedInvitation>;

const { password, language } = registration.shape;
export const memberRegistration = z.object({ token, name: personName, password, language });
export const registeredMember = z.object({ success: z.literal(true), email: z.string() });

const entryId = z.string().check(z.regex(/^[\w-]{1,64}$/, withProblem("invalid").error));
const field = (max: number) => z.string().check(...atMost(max), allowedCharacters("text"));

export const entryQuery = z.object({ limit: z.optional(pathId), cursor: z.optional(entryId) });

export const dayValues = z.object({
  date: calendarDate,
  leadsKontaktiert: field(dayFieldMax.leadsKontaktiert),
  interesseGezeigt: field(dayFieldMax.interesseGezeigt),
  terminVereinbart: field(dayFieldMax.terminVereinbart),
  projektGewonnen: field(dayFieldMax.projektGewonnen),
  zielgruppe: field(dayFieldMax.zielgruppe),
  notizen: field(dayFieldMax.notizen),
});
export type DayValues = z.output<typeof dayValues>;

export const companyDay = z.object({ id: z.string(), memberId: z.number(), ...dayValues.shape });
export type CompanyDay = z.output<typeof companyDay>;

const entries = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.array(schema).check(
    z.refine((list) => list.length <= entriesAtOnceMax, withProblem("tooManyEntries", { max: entriesAtOnceMax })),
    z.meta({ maxItems: entriesAtOnceMax }),
  );

/** Change of a day. `before` is null for a new day, and `after` is null for a deleted one. */
export const dayChange = z.object({
  id: entryId,
  before: z.nullable(dayValues),
  after: z.nullable(dayValues),
});
export type DayChange = z.output<typeof dayChange>;
export const dayChanges = z.object({ changes: entries(dayChange) });

/** Field that another device has changed to a different value. The stored value remains. */
export const dayConflict = z.object({
  id: z.string(),
  field: z.enum(Object.keys(dayValues.shape) as [keyof DayValues, ...(keyof DayValues)[]]),
  stored: z.string(),
  sent: z.string(),
});
export type DayConflict = z.output<typeof dayConflict>;
export const savedDays = z.object({
  saved: z.array(companyDay),
  deleted: z.array(z.string()),
  conflicts: z.array(dayConflict),
});
export type SavedDays = z.output<typeof savedDays>;

export const newLearning = z.object({
  id: entryId,
  topic: z.enum(topics),
  date: calendarDate,
  text: requiredText(learningMax),
});
export const learning = z.object({
  id: z.string(),
  memberId: z.number(),
  topic: z.enum(topics),
  date: storedDate,
  text: z.string(),
});
export type CompanyLearning = z.output<typeof learning>;
export const learningParams = z.object({ learningId: entryId });

const { id: _, ...learningValues } = newLearning.shape;
export const takenOver = z.object({ days: entries(dayValues), learnings: entries(z.object(learningValues)) });
export const takenOverCount = z.object({ days: z.number(), learnings: z.number() });
