import { workCountMax } from "@linkedpotential/contract/admin/limits";
import type * as routes from "@linkedpotential/contract/admin/routes";
import { addDays, today } from "@linkedpotential/contract/dates";
import type { AnswerOf } from "@linkedpotential/contract/route";
import { DeclarationEntity } from "../../billing/declarations/declaration.entity.ts";
import { SubscriptionEntity } from "../../billing/subscription.entity.ts";
import { CallRequestEntity } from "../../call-requests/call-request.entity.ts";
import type { UserContext } from "../../context.ts";
import { ReportEntity } from "../../moderation/reports/report.entity.ts";
import { readCounts } from "../account-index/account-count.entity.ts";
import { selectedCounts, totalOf } from "../account-index/account-group.ts";
import { DailyCountEntity } from "./daily-count.entity.ts";
import { mostUrgent } from "./waiting-cases.ts";

const failedMailDays = 7;
const bounded = { limit: workCountMax, pages: 1 } as const;

/** Counts the work that waits for admins, and returns the most urgent cases. Reads at most `workCountMax` of each kind. */
export async function getWork({ now }: UserContext): Promise<AnswerOf<typeof routes.getWork>> {
  const last = today(now());
  const [{ data: open }, { data: calls }, { data: declarations }, { data: disputes }, { data: days }, counts] =
    await Promise.all([
      ReportEntity.query.inState({ state: "open" }).go(bounded),
      CallRequestEntity.query.inState({ state: "open" }).go(bounded),
      DeclarationEntity.query.waiting({ waits: "support" }).go(bounded),
      SubscriptionEntity.query.disputed({ disputeState: "open" }).go(bounded),
      DailyCountEntity.query
        .byDay({})
        .between({ date: addDays(last, 1 - failedMailDays) }, { date: last })
        .go({ pages: "all" }),
      readCounts(),
    ]);
  const objections = open.filter(({ steps }) => steps.at(-1)?.kind === "objected").length;
  const objected = selectedCounts(counts, { objected: "true" });
  return {
    reports: open.length - objections,
    objections,
    lockObjections: totalOf(objected),
    declarations: declarations.length,
    disputes: disputes.length,
    callRequests: calls.length,
    failedMails: days.reduce((sum, { failedMails = 0 }) => sum + failedMails, 0),
    cases: await mostUrgent({ reports: open, declarations, disputes, calls, objectedGroups: [...objected.keys()] }),
  };
}
