import * as z from "zod/mini";
import { adminActionEntry } from "../admin/schema.ts";
import {
  cancellationKinds,
  declarationKinds,
  declarationOutcomes,
  waitingReasons,
} from "../billing/contract-declarations.ts";
import { invoice, subscription } from "../billing/schema.ts";
import {
  allowedCharacters,
  calendarDate,
  instant,
  optionalText,
  pathId,
  requiredLine,
  requiredText,
  storedDate,
  withProblem,
} from "../fields.ts";
import { messageSubjectMax, messageTextMax } from "../live-trainings/limits.ts";
import { hidingGrounds } from "../moderation/choices.ts";
import { objectionMax, statementMax } from "../moderation/limits.ts";
import { report } from "../moderation/schema.ts";
import { plans } from "../plans.ts";
import { roles } from "../user/roles.ts";
import { accountExport } from "../user/schema.ts";
import { workspaceSlugs } from "../workspaces.ts";
import { accountNoteMax, contractReasonMax, deletionReasonMax, lockReasonMax } from "./limits.ts";

export const accountParams = z.object({ accountId: pathId });

const statement = z.object({ text: z.string(), at: instant });

/** Lock of an account: why, since when, and what came of the objection. */
export const accountLock = z.object({
  lockedAt: instant,
  ground: z.enum(hidingGrounds),
  reason: z.string(),
  objection: z.nullable(statement),
  /** Answer to the objection, after which the lock stays. */
  answer: z.nullable(statement),
});
export type AccountLock = z.output<typeof accountLock>;

/** Company of a business account, with the other people in it. */
const accountCompany = z.object({
  /** Empty until the owner has named the company. */
  name: z.string(),
  isOwner: z.boolean(),
  joinedAt: instant,
  /** Current members except the account itself, in the order in which they joined. */
  colleagues: z.array(z.object({ id: z.number(), name: z.string(), isOwner: z.boolean() })),
  /** Number of invitations that can still be accepted. */
  openInvitations: z.number(),
});
export type AccountCompany = z.output<typeof accountCompany>;

/** Internal note about an account. The text is empty without a note. `revision` counts the changes, from 0. */
export const accountNote = z.object({
  text: z.string(),
  /** Name of the admin who wrote the text. Null when nobody has, and when the admin's account is deleted. */
  author: z.nullable(z.string()),
  writtenAt: z.nullable(instant),
  revision: z.number(),
});
export type AccountNote = z.output<typeof accountNote>;

export const account = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  workspace: z.enum(workspaceSlugs),
  plan: z.enum(plans),
  /** End of the paid period. Null without a contract that runs. */
  paidUntil: z.nullable(instant),
  isCancelled: z.boolean(),
  /** Last day of Premium that an admin has given. Null when none was given. */
  givenUntil: z.nullable(storedDate),
  emailVerified: z.boolean(),
  /** Time of the mail that bounced permanently. Null while mail to the current address arrives. */
  mailBouncedAt: z.nullable(instant),
  joinDate: instant,
  /** Null before the first sign-in, and for accounts that have not signed in since this is recorded. */
  lastSignInAt: z.nullable(instant),
  sessionCount: z.number(),
  isAdmin: z.boolean(),
  isProfileHidden: z.boolean(),
  reportCount: z.number(),
  eventCount: z.number(),
  export: accountExport,
  lock: z.nullable(accountLock),
  /** Null for freelancers, and for businesses that have not opened their area yet. */
  company: z.nullable(accountCompany),
  /** Code with which a business registered. Null when it registered without one. */
  registrationCode: z.nullable(z.string()),
  note: accountNote,
});
export type Account = z.output<typeof account>;

export const accountReports = z.object({ about: z.array(report), made: z.array(report) });
/** @internal */
export type AccountReports = z.output<typeof accountReports>;

export const accountEvents = z.array(
  z.object({
    id: z.number(),
    title: z.string(),
    startsAt: instant,
    state: z.enum(["registered", "waiting"]),
    isCalledOff: z.boolean(),
    isOver: z.boolean(),
    /** Whether an admin has marked the account as present. */
    isPresent: z.boolean(),
  }),
);
export type AccountEvent = z.output<typeof accountEvents>[number];

/**
 * States of a declaration. `carried_out`: no person had to act. `waiting`: an admin has to act. `settled`: an admin has
 * dealt with it.
 */
const declarationStates = ["carried_out", "waiting", "settled"] as const;

const accountDeclaration = z.object({
  id: z.number(),
  about: z.enum(declarationKinds),
  kind: z.enum(cancellationKinds),
  state: z.enum(declarationStates),
  /** Reason why an admin has to act, or had to. Null for a declaration that was carried out automatically. */
  waitsFor: z.nullable(z.enum(waitingReasons)),
  name: z.string(),
  contract: z.string(),
  reason: z.string(),
  endsOn: z.nullable(storedDate),
  receivedAt: instant,
  settledAt: z.nullable(instant),
  /** Outcome that the admin chose. Null while nobody has, and for declarations settled before outcomes were stored. */
  outcome: z.nullable(z.enum(declarationOutcomes)),
  /** Note of the admin, which was mailed to the person. Empty when the admin wrote none. */
  note: z.string(),
});
export type AccountDeclaration = z.output<typeof accountDeclaration>;

export const accountContract = z.object({
  subscription: z.extend(
    z.pick(subscription, {
      plan: true,
      status: true,
      currentPeriodEnd: true,
      cancelAtPeriodEnd: true,
      isDisputed: true,
      graceEndsAt: true,
      withdrawableUntil: true,
    }),
    /** Whether an admin has ordered the end and the payment provider has not confirmed it yet. */
    { isEnding: z.boolean() },
  ),
  invoices: z.array(invoice),
  /** The newest `accountDeclarationsMax`, newest first. */
  declarations: z.array(accountDeclaration),
});
export type AccountContract = z.output<typeof accountContract>;

export const accountInvoiceParams = z.extend(accountParams, { invoiceId: pathId });

/** `messageText` is the text of a message to the owner, whose subject is the `note`. Absent for other actions. */
const accountAction = z.extend(adminActionEntry, { messageText: z.optional(z.string()) });
export type AccountAction = z.output<typeof accountAction>;

export const accountActions = z.array(accountAction);

const lockedAt = instant;

export const newLock = z.object({
  ground: z.enum(hidingGrounds, withProblem("reportReasonRequired")),
  reason: requiredText(lockReasonMax, "statementRequired"),
});

/** The lock that the admin has seen. Another lock, or a lock with a newer objection, is left as it is. */
export const seenLock = z.object({ lockedAt });

export const upheldLock = z.object({ lockedAt, statement: requiredText(statementMax, "statementRequired") });

export const endedSessions = z.object({ ended: z.number() });

/** `revision` is the one that the admin has seen. An empty text removes the note. */
export const changedNote = z.object({
  revision: z.number().check(z.int(), z.gte(0)),
  text: optionalText(accountNoteMax),
});

/** Last day of the given Premium, in Berlin time. */
export const givenPremium = z.object({ until: calendarDate });

/** Times at which an admin can end a contract: with the paid period, or at once. */
export const endingTimes = ["period_end", "now"] as const;
export type EndingTime = (typeof endingTimes)[number];

export const newEnding = z.object({
  time: z.enum(endingTimes, withProblem("endingTimeRequired")),
  reason: requiredText(contractReasonMax, "statementRequired"),
});

/** `isDone` is false while the payment provider cannot be reached. The contract then ends as soon as it can. */
export const orderedEnding = z.object({ isDone: z.boolean() });

/**
 * Refund of a part of an invoice or of what is left of it, in cents. `refundedCents` is what the admin has seen as
 * already refunded, so that two admins do not refund the same amount twice.
 */
export const newRefund = z.object({
  cents: z.number().check(z.int(), z.gte(1)),
  refundedCents: z.number().check(z.int(), z.gte(0)),
  reason: requiredText(contractReasonMax, "statementRequired"),
});

/** Message of the team to the owner of an account. */
export const newAccountMessage = z.object({
  subject: requiredLine(messageSubjectMax, "subjectRequired"),
  text: requiredText(messageTextMax, "eventMessageRequired"),
});

/** Ways on which the message is sent. */
export const sentAccountMessage = z.object({ isMailed: z.boolean(), isNotified: z.boolean() });

export const newDeletion = z.object({ reason: requiredText(deletionReasonMax, "statementRequired") });

// The form of a token is checked by the use case, so that a damaged link is refused with the same error as a forged
// one.
const token = z.string().check(z.maxLength(300), allowedCharacters("line"));

export const lockLink = z.object({ token });

/** Notice of a lock for its owner, readable without signing in. Contains neither name nor address. */
export const lockNotice = z.object({
  ground: z.enum(hidingGrounds),
  reason: z.string(),
  lockedAt: instant,
  objectedAt: z.nullable(instant),
  answer: z.nullable(statement),
});
export type LockNotice = z.output<typeof lockNotice>;

export const lockObjection = z.object({ token, text: requiredText(objectionMax, "statementRequired") });
