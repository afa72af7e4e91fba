import { accountReportsMax } from "@linkedpotential/contract/accounts/limits";
import type * as routes from "@linkedpotential/contract/accounts/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { readBatch } from "../db/read-batch.ts";
import { ReportEntity, reportKeyOf } from "../moderation/reports/report.entity.ts";
import { toReports } from "../moderation/reports/to-report.ts";
import { findAccount } from "./find-account.ts";

/** @throws `admin.user_not_found` */
export async function listAccountReports(
  _ctx: UserContext,
  { accountId: userId }: InputOf<typeof routes.listAccountReports>,
): Promise<AnswerOf<typeof routes.listAccountReports>> {
  const [{ data: about }, { data: keys }] = await Promise.all([
    ReportEntity.query.ofSubject({ userId }).go({ pages: "all", consistent: true }),
    ReportEntity.query
      .ofReporter({ reporterId: userId })
      .go({ limit: accountReportsMax, pages: 1, order: "desc", data: "includeKeys" }),
    findAccount(userId),
  ]);
  const made = await readBatch(keys.map(reportKeyOf), (some) => ReportEntity.get(some).go());
  const [aboutThem, byThem] = await Promise.all([toReports(about), toReports(made)]);
  return { about: newest(aboutThem), made: newest(byThem) };
}

const newest = <Report extends { id: number }>(reports: Report[]): Report[] =>
  reports.toSorted((one, other) => other.id - one.id).slice(0, accountReportsMax);
