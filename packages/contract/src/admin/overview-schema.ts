import * as z from "zod/mini";
import {
  cancellationKinds,
  type DeclarationDecision,
  declarationKinds,
  declarationOutcomes,
  waitingReasons,
} from "../billing/contract-declarations.ts";
import { disputeReasons } from "../billing/dispute-reasons.ts";
import { instant, optionalText, pathId, storedDate, withProblem } from "../fields.ts";
import { declarationNoteMax } from "./limits.ts";

/** Kinds of cases that wait for an admin. Declarations about contracts have several, because their deadlines differ. */
const caseKinds = [
  ...(["dispute", "withdrawal", "cancellation", "extraordinary"] as const),
  ...(["report", "objection", "lockObjection", "callRequest"] as const),
] as const;

const waitingCase = z.object({
  kind: z.enum(caseKinds),
  /** Id of the report, declaration or request for a call. Of a dispute, or an objection to a lock, the id of the account. */
  id: z.number(),
  /** Title of the reported content, name of the company that asks for a call, or name of the person. Empty for a deleted account. */
  title: z.string(),
  /** Time since which the case waits. Null for a dispute, of which only the payment provider knows it. */
  since: z.nullable(instant),
  /** Number of open reports and objections about the content. 1 for all other kinds. */
  count: z.number(),
  /**
   * Last day on which the law allows the payment of a withdrawal to be refunded, or day in Berlin on which the bank's
   * deadline for an answer to a dispute ends. Null for all other kinds, and if the provider names no deadline.
   */
  dueOn: z.nullable(storedDate),
});
export type WaitingCase = z.output<typeof waitingCase>;

/** Work that waits for an admin. A number of `workCountMax` stands for that many or more. */
export const waitingWork = z.object({
  reports: z.number(),
  objections: z.number(),
  lockObjections: z.number(),
  declarations: z.number(),
  disputes: z.number(),
  callRequests: z.number(),
  /** Mails of the last seven days, today included, that could not be delivered. */
  failedMails: z.number(),
  /**
   * The `shownCasesMax` most urgent cases: disputes by deadline, then declarations, then all others. Both of the latter
   * by the time of waiting.
   */
  cases: z.array(waitingCase),
});
export type WaitingWork = z.output<typeof waitingWork>;

/** Counts of one day in Berlin. */
const countedDay = z.object({
  date: z.string(),
  accounts: z.number(),
  premiumStarted: z.number(),
  /** Cancellations, and ends of Premium that no cancellation preceded. */
  premiumCancelled: z.number(),
  failedMails: z.number(),
});
export type CountedDay = z.output<typeof countedDay>;

/** Paid contracts and the share of freelancers with Premium. Only accounts with a confirmed address are counted. */
const premiumFigures = z.object({
  /** Contracts that run now. */
  contracts: z.number(),
  /** Contracts that ran `revenueDays` days ago. Null if they were not counted then. */
  contractsBefore: z.nullable(z.number()),
  freelancers: z.number(),
  /** Freelancers with Premium, paid or given. */
  premium: z.number(),
  /** Freelancers who registered in the last `overviewDays` days. */
  newFreelancers: z.number(),
  newPremium: z.number(),
});
export type PremiumFigures = z.output<typeof premiumFigures>;

export const overview = z.object({
  /** First day that was counted. Null before the first count. */
  since: z.nullable(z.string()),
  /** The last `overviewDays` days, oldest first, today included. */
  days: z.array(countedDay),
  premium: premiumFigures,
});
/** @internal */
export type Overview = z.output<typeof overview>;

const waitingDeclaration = z.object({
  id: z.number(),
  about: z.enum(declarationKinds),
  kind: z.enum(cancellationKinds),
  waitsFor: z.enum(waitingReasons),
  name: z.string(),
  email: z.string(),
  contract: z.string(),
  reason: z.string(),
  endsOn: z.nullable(z.string()),
  receivedAt: instant,
  /** Id of the account that has verified the address. Null when no account has. */
  userId: z.nullable(z.number()),
});
export type WaitingDeclaration = z.output<typeof waitingDeclaration>;

const openDispute = z.object({
  userId: z.number(),
  name: z.string(),
  email: z.string(),
  disputeId: z.string(),
  /** Time until which the bank accepts an answer. Null if the payment provider names none. */
  dueBy: z.nullable(instant),
  /** Disputed amount in cents, and the reason of the bank. Both null until the dispute is read again. */
  cents: z.nullable(z.number()),
  reason: z.nullable(z.enum(disputeReasons)),
  /** Number of the invoice whose payment is disputed. Null if it was not found. */
  invoiceNumber: z.nullable(z.string()),
  /** Address at which the payment provider takes the answer. Null on a stack with the local provider. */
  providerUrl: z.nullable(z.string()),
});
export type OpenDispute = z.output<typeof openDispute>;

/** The declarations that have waited longest, at most `workCountMax`, and as many open disputes. */
export const contractCases = z.object({
  declarations: z.array(waitingDeclaration),
  disputes: z.array(openDispute),
});
export type ContractCases = z.output<typeof contractCases>;

export const declarationParams = z.object({ declarationId: pathId });

interface DeclarationState {
  isSettled: boolean;
  outcome?: DeclarationDecision | undefined;
  note?: string | undefined;
}

/** A declaration is settled with an outcome and a note, which the person receives. Only `unfounded` requires the note. */
export const declarationState = z
  .object({
    isSettled: z.boolean(),
    outcome: z.optional(z.enum(declarationOutcomes, withProblem("resultRequired"))),
    note: z.optional(optionalText(declarationNoteMax)),
  })
  .check(
    z.refine<DeclarationState>(({ isSettled, outcome }) => !isSettled || outcome !== undefined, {
      ...withProblem("resultRequired"),
      path: ["outcome"],
    }),
    z.refine<DeclarationState>(({ isSettled, outcome, note }) => !isSettled || outcome !== "unfounded" || !!note, {
      ...withProblem("noteRequired"),
      path: ["note"],
    }),
    z.meta({
      if: { properties: { isSettled: { const: true } } },
      // biome-ignore lint/suspicious/noThenProperty: of JSON Schema
      then: {
        properties: { outcome: {} },
        required: ["outcome"],
        if: { properties: { outcome: { const: "unfounded" } } },
        // biome-ignore lint/suspicious/noThenProperty: of JSON Schema
        then: { properties: { note: { type: "string", minLength: 1 } }, required: ["note"] },
      },
    }),
  );
