import * as z from "zod/mini";
import { deletionReasonMax } from "../accounts/limits.ts";
import { declarationOutcomes } from "../billing/contract-declarations.ts";
import { email, instant, optionalText, pathId, requiredLine, storedDate, withProblem } from "../fields.ts";
import { reportOutcomes } from "../moderation/states.ts";
import { plans } from "../plans.ts";
import { roles } from "../user/roles.ts";
import { adminActions } from "./actions.ts";
import { eventChange } from "./event-changes.ts";
import { codeNoteMax, codeUsesMax, deletedAtOnceMax } from "./limits.ts";

const addressStates = ["account", "admin", "unknown"] as const;

export const listedUser = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** Whether mail to the address bounced permanently. */
  mailBounced: z.boolean(),
  joinDate: instant,
  /** Day of the last sign-in in Berlin. Null before the first, and until the index has it. */
  signedInOn: z.nullable(storedDate),
  role: z.enum(roles),
  plan: z.enum(plans),
  isAdmin: z.boolean(),
  isLocked: z.boolean(),
  /** Whether a report about the account or one of its posts is undecided. */
  isReported: z.boolean(),
});
export type ListedUser = z.output<typeof listedUser>;

export const pageQuery = z.object({ limit: z.optional(pathId), cursor: z.optional(pathId) });
export const accountParams = z.object({ accountId: pathId });

export const addressList = z.object({
  emails: z.array(email(), withProblem("addressRequired")).check(
    z.refine((list) => list.length > 0, withProblem("addressRequired")),
    z.refine((list) => list.length <= deletedAtOnceMax, withProblem("tooManyAddresses", { max: deletedAtOnceMax })),
    z.meta({ minItems: 1, maxItems: deletedAtOnceMax }),
  ),
});
/** The mail about a deletion names the reason, if there is one. */
export const manyDeletions = z.extend(addressList, { reason: z.optional(optionalText(deletionReasonMax)) });
export const addressHits = z.array(
  z.object({ email: z.string(), state: z.enum(addressStates), name: z.string(), joinDate: z.nullable(instant) }),
);
export type AddressHit = z.output<typeof addressHits>[number];
export const deletedCount = z.object({ deletedCount: z.number() });

export const registrationCode = z.object({
  code: z.string(),
  /** Note of the admins about the recipient of the code. Empty when there is none. */
  note: z.string(),
  maxUses: z.number(),
  usesLeft: z.number(),
  expiresAt: instant,
});
export type RegistrationCode = z.output<typeof registrationCode>;
const codeUses = withProblem("codeUses");
export const newRegistrationCode = z.object({
  maxUses: z.int(codeUses).check(z.minimum(1, codeUses), z.maximum(codeUsesMax, codeUses)),
  expiresAt: instant,
  note: z.optional(optionalText(codeNoteMax)),
});
export const codeParams = z.object({ code: requiredLine(100) });
export const codeChange = z.object({ note: optionalText(codeNoteMax) });
export const codeListQuery = z.extend(pageQuery, { search: z.optional(optionalText(codeNoteMax)) });
/** Account that registered with a code. Uses by deleted accounts are not listed. */
export const codeUse = z.object({ userId: z.number(), name: z.string(), usedAt: instant });
/** @internal */
export type CodeUse = z.output<typeof codeUse>;

export const adminActionEntry = z.object({
  id: z.number(),
  at: instant,
  /** Name of the admin. Null when the admin's account is deleted. */
  admin: z.nullable(z.string()),
  action: z.enum(adminActions),
  /**
   * The registration code, the title of the live training or the id of the report. Empty for actions on accounts, so
   * that no personal data remains.
   */
  subject: z.string(),
  /** Account that the action was about. Absent for other actions, and after the account was deleted. */
  accountId: z.optional(z.number()),
  /** Current name of that account. Never stored in the record. Absent with `accountId`. */
  account: z.optional(z.string()),
  /**
   * Company or name of the person who asked for a call. Never stored in the record. Absent for other actions, and after
   * the request was deleted.
   */
  caller: z.optional(z.string()),
  /** Reason or answer that the admin gave, or the last day of given Premium. Absent with `accountId`. */
  note: z.optional(z.string()),
  /** Decision about a report. Absent for other actions, and in older entries. */
  outcome: z.optional(z.enum(reportOutcomes)),
  /** Outcome of a declaration about a contract. Absent for other actions, and in older entries. */
  settledAs: z.optional(z.enum(declarationOutcomes)),
  /** Changed fields of a live event, for a series those of its first changed event. Absent without changed fields. */
  changes: z.optional(z.array(eventChange)),
});
export type AdminActionEntry = z.output<typeof adminActionEntry>;
