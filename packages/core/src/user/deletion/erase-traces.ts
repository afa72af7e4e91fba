import { indexAccount } from "../../admin/account-index/index-account.ts";
import { eraseAccountActions } from "../../admin/record/erase-account-actions.ts";
import { eraseContract } from "../../billing/contract/erase-contract.ts";
import { eraseBlocks } from "../../blocks/erase-blocks.ts";
import { eraseMemberships } from "../../business/company/members/erase-membership.ts";
import { eraseCallRequests, senderOfAccount } from "../../call-requests/sent-call-requests.ts";
import { eraseAnswers } from "../../collaboration-requests/erase-answers.ts";
import { eraseRequests } from "../../collaboration-requests/erase-requests.ts";
import { erasePosts } from "../../community/erase-posts.ts";
import type { Context } from "../../context.ts";
import { eraseSeats, eraseWaitingPlaces } from "../../live-trainings/seats/erase-seats.ts";
import { eraseReports } from "../../moderation/reports/erase-reports.ts";
import { eraseConnections } from "../../network/erase-connections.ts";
import { eraseMentions } from "../../notifications/erase-mentions.ts";
import { eraseProjectRequests, eraseReceivedProjectRequests } from "../../project-requests/erase-project-requests.ts";
import { eraseWrittenMessages } from "../../request-messages/erase-messages.ts";
import { eraseExport } from "../export/erase-export.ts";
import { eraseOwnItems, eraseScatteredItems } from "./erase-own-items.ts";

/** Erases a limited number of items (a slice). Returns how many it found, or 0 when none are left. */
type Step = (ctx: Context, userId: number) => Promise<number>;

/**
 * Steps of the erasure, in order. Contracts end first. Collaboration requests are erased before the connections made
 * from them. The items under the user's own key come last. Outbox events hold only ids and expire within 14 days, so no
 * step reads them (docs/adr/0042).
 */
const steps: readonly Step[] = [
  eraseContract,
  eraseRequests,
  (_, userId) => eraseAnswers(userId),
  eraseProjectRequests,
  eraseReceivedProjectRequests,
  erasePosts,
  eraseWrittenMessages,
  (_, userId) => eraseConnections(userId),
  (_, userId) => eraseBlocks(userId),
  eraseMemberships,
  (_, userId) => eraseReports(userId),
  (_, userId) => eraseAccountActions(userId),
  (_, userId) => eraseCallRequests(senderOfAccount(userId)),
  eraseSeats,
  eraseWaitingPlaces,
  (_, userId) => eraseMentions(userId),
  eraseExport,
  (_, userId) => indexAccount(userId),
  (_, userId) => eraseScatteredItems(userId),
  (_, userId) => eraseOwnItems(userId),
];

/**
 * Maximum number of slices that one run erases. They take far less than the 30 seconds of a worker. The next run erases
 * the rest.
 */
const slicesAtOnce = 10;

export interface Erased {
  traces: number;
  isAll: boolean;
}

export async function eraseTraces(ctx: Context, userId: number): Promise<Erased> {
  let [traces, slices] = [0, 0];
  for (const step of steps) {
    for (let count = await step(ctx, userId); count > 0; count = await step(ctx, userId)) {
      traces += count;
      slices += 1;
      if (slices === slicesAtOnce) return { traces, isAll: false };
    }
  }
  return { traces, isAll: true };
}
