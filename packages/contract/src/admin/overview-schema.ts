import * as z from "zod/mini";
import { cancellationKinds, declarationKinds, waitingReasons } from "../billing/contract-declarations.ts";
import { instant, pathId } from "../fields.ts";

/** Numbers of work that waits for an admin. A number of `workCountMax` stands for that many or more. */
export const waitingWork = z.object({
  reports: z.number(),
  objections: z.number(),
  lockObjections: z.number(),
  declarations: z.number(),
  disputes: z.number(),
  /** Mails of the last seven days, today included, that could not be delivered. */
  failedMails: z.number(),
});
export type WaitingWork = z.output<typeof waitingWork>;

/** Counts of one day in Berlin. */
const countedDay = z.object({
  date: z.string(),
  accounts: z.number(),
  premiumStarted: z.number(),
  premiumCancelled: z.number(),
  failedMails: z.number(),
});
export type CountedDay = z.output<typeof countedDay>;

export const overview = z.object({
  /** First day that was counted. Null before the first count. */
  since: z.nullable(z.string()),
  /** The last `overviewDays` days, oldest first, today included. */
  days: z.array(countedDay),
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

const openDispute = z.object({ userId: z.number(), name: z.string(), email: z.string(), disputeId: z.string() });
export type OpenDispute = z.output<typeof openDispute>;

/** The declarations that have waited longest, at most `workCountMax`, and as many open disputes. */
export const contractCases = z.object({
  declarations: z.array(waitingDeclaration),
  disputes: z.array(openDispute),
});
export type ContractCases = z.output<typeof contractCases>;

export const declarationParams = z.object({ declarationId: pathId });
export const declarationState = z.object({ isSettled: z.boolean() });
